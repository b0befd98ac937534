/** One offer in the list; the whole row is one link, named by the company. */
import { formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { AgainstMarket, Pair, isOver, stateChip } from './offer-parts.tsx';
import { grabTexts } from './texts.ts';
import type { Offer } from './use-offers.ts';

export function OfferRow({ offer }: { readonly offer: Offer }) {
  const t = useTexts(grabTexts);
  const { id, symbol, state, level, price, remainingLots, lots, maximumLots, lockDays, draw } = offer;
  const chip = stateChip(state, t);
  const isDrawing = draw !== null && (state === 'drawing' || state === 'drawn');
  const at = state === 'upcoming' ? offer.opensAt : isDrawing ? (draw.drawnAt ?? draw.at) : offer.closesAt;
  return (
    <li className="relative flex flex-col gap-2 border-t border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <a
          href={href('/home/qcList', { offer: id })}
          className="min-w-0 text-lead font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action"
        >
          {useNameOf(offer)}
        </a>
        <StatusChip tone={chip.tone}>{chip.text}</StatusChip>
        <span className="basis-full text-small text-ink-3">
          {symbol} · {t.level(level)} · {t.ruleNames[offer.rule]}
        </span>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-4 gap-y-2">
        <Pair
          label={t.price}
          value={formatPrice(price)}
          {...(isOver(state) ? {} : { note: <AgainstMarket discountRate={offer.discountRate} /> })}
        />
        {draw === null ? (
          <Pair label={t.quota} value={t.left(remainingLots, lots)} />
        ) : (
          <Pair label={t.quota} value={t.lots(lots)} note={t.askedSoFar(offer.askedLots)} />
        )}
        <Pair label={t.most} value={t.lots(maximumLots)} />
        <Pair label={t.lock} value={t.lockDays(lockDays)} />
      </dl>
      <p className="text-small text-ink-2">
        {state === 'upcoming' ? t.opens : isDrawing ? t.drawAt : t.closes} {formatDateTime(at, marketZone())}
      </p>
    </li>
  );
}
