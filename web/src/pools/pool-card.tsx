/** One pool in the list: its terms, its risk, and what it may bring with the worst month as large as the best. */
import { formatAmount, formatBusinessDate, formatPrice } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { marketDateOf } from '../data/market-date.ts';
import { useTexts } from '../i18n/texts.ts';
import { FactPair, Facts } from '../offerings/parts/facts.tsx';
import { OfferCard } from '../offerings/parts/offer-card.tsx';
import { href } from '../shell/location.ts';
import { Extremes, RangeFact } from './figures.tsx';
import { daysRunning, poolChip, riskText, type Pool } from './pool-words.ts';
import { poolTexts } from './texts.ts';

export function PoolCard({ pool, isSelected }: { readonly pool: Pool; readonly isSelected: boolean }) {
  const t = useTexts(poolTexts);
  const { id, symbol, strategy, number, fundSize, minimum, lockDays, endsOn, figures } = pool;
  return (
    <OfferCard
      name={t.strategy[strategy]}
      symbol={`${t.strategyNumber(number)} · ${symbol}`}
      chip={poolChip(pool, t)}
      link={href('/home/fllowDetail', { id })}
      isSelected={isSelected}
    >
      <Facts>
        <FactPair label={t.fundSize} value={formatPrice(fundSize)} />
        <FactPair label={t.minimum} value={formatAmount(minimum)} />
        <FactPair label={t.lockUp} value={t.days(lockDays)} />
        <FactPair label={t.ends} value={formatBusinessDate(endsOn)} />
        <FactPair label={t.running} value={t.runningDays(daysRunning(pool, marketDateOf(serverNow())))} />
        <FactPair label={t.risk} value={riskText(figures?.risk ?? null, t)} />
      </Facts>
      {figures?.basis === 'simulated' && <p className="text-small font-semibold text-ink-2">{t.simulatedShort}</p>}
      <RangeFact figures={figures} lockDays={lockDays} />
      <Extremes extremes={figures?.extremes ?? null} />
    </OfferCard>
  );
}
