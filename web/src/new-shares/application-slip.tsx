/** The application as its own review: what it comes to, what is held or paid now, what would follow, and what is available. */
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice, signOf } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { isAuction } from './offer-phase.ts';
import { spentOf } from './record.ts';
import { newSharesTexts } from './texts.ts';
import type { ApplicationState } from './use-application.ts';

export function ApplicationSlip({ state }: { readonly state: ApplicationState }) {
  const t = useTexts(newSharesTexts);
  const { offer, own, terms, bid, isStale, problem } = state;
  const figures = problem === null ? terms.data : undefined;
  if (figures === undefined) {
    return (
      <Slip title={t.apply.slip} hasTitle head={<p className="py-2 text-ink-2">{t.apply.noFigures}</p>}>
        {null}
      </Slip>
    );
  }
  const { lots, amount, charges, held, prepaid, available } = figures;
  return (
    <div aria-busy={isStale || undefined}>
      <Slip title={t.apply.slip} hasTitle>
        <SlipRow label={t.apply.shares} value={t.shares(lots * offer.lotSize)} />
        <SlipRow
          label={isAuction(offer) ? t.apply.bid : t.offer.price}
          value={formatPrice(isAuction(offer) ? (bid ?? offer.price) : offer.price)}
        />
        <SlipRow label={t.apply.amount} value={formatAmount(amount)} />
        <SlipRow label={t.apply.charges} value={signOf(charges) === 0 ? t.apply.none : formatAmount(charges)} />
        {offer.funding === 'block' ? (
          <SlipRow
            label={isAuction(offer) ? t.apply.heldBid : t.apply.held}
            value={formatAmount(held)}
            note={
              own !== null
                ? t.apply.heldAlready(formatAmount(own.held))
                : isAuction(offer)
                  ? t.apply.heldBidWhy
                  : t.apply.heldWhy
            }
            isTotal
          />
        ) : (
          <PayLater state={state} prepaid={prepaid} amount={amount} />
        )}
        <SlipRow
          label={own === null ? t.apply.available : t.apply.availableEdit}
          value={formatAmount(available)}
          {...(own === null ? {} : { note: t.apply.availableEditWhy })}
        />
        <SlipRow
          label={t.apply.sellFrom}
          value={formatBusinessDate(offer.listingDate)}
          {...(offer.lockDays === 0
            ? {}
            : { note: t.apply.sellFromLock(offer.lockDays, formatBusinessDate(offer.allotmentDate)) })}
        />
      </Slip>
    </div>
  );
}

/** Nothing or a part now; the rest only by who wins, until the deadline. */
function PayLater(props: {
  readonly state: Pick<ApplicationState, 'offer' | 'own'>;
  readonly prepaid: string;
  readonly amount: string;
}) {
  const t = useTexts(newSharesTexts);
  const { prepaid, amount } = props;
  const { offer, own } = props.state;
  const isFree = signOf(prepaid) === 0;
  return (
    <>
      {isFree ? (
        <SlipRow label={t.apply.nothingNow} value={t.apply.nothing} isTotal />
      ) : (
        <SlipRow
          label={t.apply.prepaid(offer.prepaidPercent)}
          value={formatAmount(prepaid)}
          note={own === null ? t.apply.prepaidWhy : t.apply.paidAlready(formatAmount(spentOf(own)))}
          isTotal
        />
      )}
      <SlipRow
        label={t.apply.later}
        value={formatAmount(rest(amount, prepaid))}
        {...(offer.payBy === null ? {} : { note: t.apply.laterBy(formatDateTime(offer.payBy, marketZone())) })}
      />
    </>
  );
}

function rest(amount: string, prepaid: string): string {
  return formatMoney((parseMoney(amount) ?? 0n) - (parseMoney(prepaid) ?? 0n));
}
