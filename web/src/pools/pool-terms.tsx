/** What a pool is and asks for, each figure with how it comes about. */
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { plainPercent, riskText, type PoolDetail } from './pool-words.ts';
import { poolTexts } from './texts.ts';

export function PoolTerms({ pool }: { readonly pool: PoolDetail }) {
  const t = useTexts(poolTexts);
  const {
    fundSize,
    followers,
    house,
    minimum,
    feeBps,
    lockDays,
    endsOn,
    deadline,
    lastValuation,
    nextValuation,
    ifNow,
  } = pool;
  const when = (at: number) => formatDateTime(at, marketZone());
  return (
    <Slip title={t.facts} hasTitle>
      <SlipRow label={t.fundSize} value={formatPrice(fundSize)} note={t.followers(followers)} />
      <SlipRow label={t.house} value={plainPercent(house.bps)} note={t.houseNote} />
      {lastValuation !== null && (
        <SlipRow
          label={t.unitPrice}
          value={formatPrice(lastValuation.unitPrice, 4)}
          note={t.unitPriceAt(when(lastValuation.at))}
        />
      )}
      {nextValuation !== null && (
        <SlipRow
          label={t.next}
          value={when(nextValuation.at)}
          note={t.requestsUntil(when(nextValuation.requestsUntil))}
        />
      )}
      <SlipRow label={t.risk} value={riskText(pool.figures?.risk ?? null, t)} note={t.riskNote} />
      <SlipRow label={t.minimum} value={formatAmount(minimum)} />
      <SlipRow label={t.fee} value={<>{t.feePercent(plainPercent(feeBps))}</>} note={t.feeNote} />
      <SlipRow
        label={t.lockUp}
        value={t.days(lockDays)}
        {...(ifNow === null ? {} : { note: t.lockedIfNow(formatBusinessDate(ifNow.lockedUntil)) })}
      />
      <SlipRow label={t.deadline} value={formatBusinessDate(deadline)} note={t.deadlineNote} />
      <SlipRow label={t.begins} value={formatBusinessDate(pool.startedOn)} />
      <SlipRow label={t.ends} value={formatBusinessDate(endsOn)} note={t.endsNote} />
    </Slip>
  );
}
