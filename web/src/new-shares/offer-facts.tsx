/** Every fact of an offer (spec §3), with why a number is what it is where that is a question. */
import {
  formatAmount,
  formatBusinessDate,
  formatDateTime,
  formatPrice,
  formatRate,
  signOf,
} from '@bahi/core/format.ts';
import { payTimeMin } from '@bahi/core/waiting-deadline.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { marketZone } from '../data/zone.ts';
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { Prospectus } from '../offerings/parts/prospectus.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { valueOf } from './application.ts';
import { isAuction, type Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import { useIsVisitor } from './visitor.ts';

export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const isVisitor = useIsVisitor();
  const { lotSize, minimumLots, lockDays, state } = offer;
  const isOpenEnded = state === 'upcoming' || state === 'open' || state === 'closed';
  return (
    <>
      <Dates offer={offer} />
      <Slip title={t.offer.terms} hasTitle>
        <SlipRow label={isAuction(offer) ? t.offer.floor : t.offer.price} value={formatPrice(offer.price)} />
        <SlipRow
          label={t.offer.market}
          value={formatPrice(offer.marketPrice)}
          {...(offer.state === 'listed' ? {} : { note: t.offer.premiumAhead })}
        />
        {offer.premiumRate !== null && (
          <SlipRow label={t.offer.premium} value={formatRate(offer.premiumRate)} note={t.offer.premiumWhy} />
        )}
        <SlipRow label={t.offer.lots} value={t.lots(offer.lots)} />
        <SlipRow label={t.offer.lotSize} value={t.shares(lotSize)} />
        <SlipRow
          label={t.offer.minimum}
          value={formatAmount(valueOf(offer, minimumLots, offer.price))}
          note={(isAuction(offer) ? t.offer.minimumWhyFloor : t.offer.minimumWhy)(minimumLots, lotSize)}
        />
        {signOf(offer.fundsThreshold) !== 0 && (
          <SlipRow label={t.offer.threshold} value={formatAmount(offer.fundsThreshold)} />
        )}
        {!isAuction(offer) && <WinningRate offer={offer} />}
        <SlipRow label={t.offer.provisional} value={formatPrice(offer.provisionalPrice)} />
        <SlipRow
          label={t.offer.actual}
          value={formatPrice(offer.actualPrice)}
          {...(offer.actualPrice === null && isOpenEnded ? { note: t.offer.actualAhead } : {})}
        />
        <SlipRow
          label={t.offer.lock}
          value={lockDays === 0 ? t.offer.lockNone : t.offer.lockDays(lockDays)}
          {...(lockDays === 0 ? {} : { note: t.offer.lockWhy(lockDays) })}
        />
      </Slip>
      {offer.state === 'listed' && (
        <div className="px-4">
          <Button variant="soft" size="medium" href={href('/market/stockDetail', { symbol: offer.symbol })}>
            {(isVisitor ? t.offer.toStockLogIn : t.offer.toStock)(offer.symbol)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Who it is, before what it costs. */
export function OfferCompany({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const { sectors } = useInstrumentTexts();
  return (
    <Slip title={t.offer.company} hasTitle foot={<Prospectus title={t.offer.prospectus} text={offer.prospectus} />}>
      <SlipRow label={t.offer.symbol} value={offer.symbol} />
      <SlipRow label={t.offer.sector} value={<span>{sectors[offer.sector] ?? offer.sector}</span>} />
      <SlipRow label={t.offer.issuer} value={<span>{offer.market}</span>} />
      <SlipRow label={t.offer.sponsor} value={<span>{offer.sponsor}</span>} />
    </Slip>
  );
}

function WinningRate({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const { winningRate, lots, appliedLots, applications, state } = offer;
  const why = state === 'open' ? t.offer.rateWhy : t.offer.rateWhyFinal;
  return (
    <SlipRow
      label={t.offer.rate}
      value={winningRate === null ? '—' : `${formatPrice(winningRate)}%`}
      note={winningRate === null ? t.offer.rateNone : why(lots, appliedLots, applications)}
    />
  );
}

function Dates({ offer }: { readonly offer: Offer }) {
  const t = useTexts(newSharesTexts);
  const time = (at: number) => formatDateTime(at, marketZone());
  const { drawAt, payBy } = offer;
  const hours = payBy === null ? 0 : Math.floor(payTimeMin({ from: drawAt, deadline: payBy }) / HOUR_MS);
  const day = (date: string) => formatBusinessDate(date);
  const dates: readonly { readonly label: string; readonly value: string; readonly note?: string }[] = [
    { label: t.offer.opens, value: time(offer.opensAt) },
    { label: t.offer.closes, value: time(offer.closesAt) },
    { label: isAuction(offer) ? t.offer.result : t.offer.draw, value: time(offer.drawAt) },
    ...(payBy === null
      ? []
      : [{ label: t.offer.payBy, value: time(payBy), ...(hours < 1 ? {} : { note: t.offer.payByWhy(hours) }) }]),
    { label: t.offer.allotment, value: day(offer.allotmentDate) },
    { label: t.offer.issue, value: day(offer.issueDate) },
    { label: t.offer.listing, value: day(offer.listingDate) },
  ];
  // As they are written they sort as they come; of one day its moments stand before what has no time.
  const inOrder = dates.toSorted((a, b) => (`${a.value} ~` < `${b.value} ~` ? -1 : 1));
  return (
    <Slip title={t.offer.dates} hasTitle foot={<p className="pt-1 text-small text-ink-3">{t.offer.practiceClock}</p>}>
      {inOrder.map(({ label, value, note }) => (
        <SlipRow key={label} label={label} value={value} {...(note === undefined ? {} : { note })} />
      ))}
    </Slip>
  );
}
