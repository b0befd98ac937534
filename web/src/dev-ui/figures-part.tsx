import { useEffect, useState } from 'react';
import { formatAmount, formatCompact, formatSigned } from '@bahi/core/format.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { Change } from '../ui/change.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Num } from '../ui/num.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { TickerRow } from '../market/parts/ticker-row.tsx';
import { serverNow } from '../data/clock.ts';
import { Block } from './part.tsx';

const rising = [980, 983, 981, 988, 986, 993, 995];
const falling = [1658, 1655, 1656, 1650, 1651, 1647, 1642];

export function FiguresPart() {
  const t = useCommonTexts();
  const price = useWanderingPrice();
  const [end] = useState(() => serverNow() + 100_450_000);
  return (
    <>
      <Block name="Num: condenses, never cut off">
        <div className="text-display font-semibold">
          <Num>{formatAmount('1248305.5')}</Num>
        </div>
        {[160, 120, 90].map((width) => (
          <div key={width} className="border border-dashed border-line text-lead font-semibold" style={{ width }}>
            <Num align="right">{formatSigned('-999999999.99')}</Num>
          </div>
        ))}
        <div className="flex gap-4">
          <Num>{formatCompact('123456789', t.units)}</Num>
          <Countdown to={end} />
        </div>
      </Block>
      <Block name="PriceCell and Change">
        <PriceCell price={price} canFlash className="text-hero font-semibold" />
        <Change amount="17.80" rate="1.84" suffix="today" />
        <Change amount="-15.20" rate="-0.92" />
        <Change amount="0" rate="0" />
        <Change amount={null} rate={null} />
      </Block>
      <Block name="TickerRow" isFlush>
        <TickerRow
          name="Varuna Motors"
          symbol="VRM"
          note="200 held"
          price="984.30"
          changeRate="1.84"
          sparkline={{ points: rising, previousClose: 982 }}
          href="#/dev/ui"
        />
        <TickerRow
          name="Neem Bank"
          symbol="NEEM"
          price="1642.05"
          changeRate="-0.92"
          sparkline={{ points: falling, previousClose: 1657 }}
          href="#/dev/ui"
          isSelected
        />
        <TickerRow
          name="Kaveri Tyres and Rubber Works of the South"
          symbol="KVRT"
          price="99999999.99"
          changeRate="0"
          sparkline={{ points: [5, 6, 5, 6, 5], previousClose: 5 }}
          href="#/dev/ui"
        />
        <TickerRow name="Sagar Steel" symbol="SAGAR" note="suspended" price={null} changeRate={null} href="#/dev/ui" />
      </Block>
    </>
  );
}

/** Moves every two seconds, to see the flash. */
function useWanderingPrice(): string {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => now + 1), 2000);
    return () => clearInterval(timer);
  }, []);
  return `984.${String(30 + ((step * 7) % 20))}`;
}
