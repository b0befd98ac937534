/** How the mark price of an instrument is found: its three prices, as anybody can work it out (rules §4). Loaded when it is asked. */
import { getMarkPrice } from '@bahi/contract/market/calls.ts';
import { formatAmount, formatPrice, formatTime } from '@bahi/core/format.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { marketTexts } from '../texts.ts';

const REFETCH_MS = 5_000;
/** As the inputs are shown: they are not rounded to a tick. */
const DIGITS = 4;

export default function MarkSheet({ symbol, onClose }: { readonly symbol: string; readonly onClose: () => void }) {
  const { mark: t } = useTexts(marketTexts);
  const mark = useCall(getMarkPrice, { symbol }, { staleTimeMs: 0, refetchMs: REFETCH_MS });
  return (
    <Sheet isOpen onClose={onClose} title={`${t.title} · ${symbol}`}>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-ink-2">{t.intro}</p>
        <Loaded from={mark}>
          {({ impactMid, notional, average, traded, range, price, at }) => (
            <>
              <Slip title={t.title} tone="sunk">
                <SlipRow
                  label={t.middle(formatAmount(notional))}
                  value={formatPrice(impactMid, DIGITS)}
                  note={t.middleHint}
                />
                <SlipRow label={t.average} value={formatPrice(average, DIGITS)} />
                <SlipRow
                  label={t.traded}
                  value={traded === null ? t.noTrades : formatPrice(traded, DIGITS)}
                  note={t.tradedHint}
                />
                <SlipRow label={t.range} value={`${range}%`} />
                <SlipRow label={t.price} value={formatPrice(price)} isTotal />
              </Slip>
              <p className="text-small text-ink-3">{t.asOf(formatTime(at, marketZone()))}</p>
            </>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}
