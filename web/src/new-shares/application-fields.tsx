/** Lots, and in an auction the bid: each with its limits, what sets them, and its own refusal. */
import { useState } from 'react';
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { MoneyInput } from '../ui/money-input.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { valueOf, type Field } from './application.ts';
import { isAuction } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import type { ApplicationState } from './use-application.ts';

export const fieldIds = { lots: 'new-shares-lots', bid: 'new-shares-bid' } as const;

export interface ApplicationFieldsProps {
  readonly state: ApplicationState;
  readonly errors: Partial<Record<Field, string>>;
  /** The bid is not judged while it is typed. */
  readonly onFocusBid: (hasFocus: boolean) => void;
}

export function ApplicationFields({ state, errors, onFocusBid }: ApplicationFieldsProps) {
  return (
    <>
      {isAuction(state.offer) && <BidField state={state} errors={errors} onFocusBid={onFocusBid} />}
      <LotsField state={state} errors={errors} />
    </>
  );
}

function LotsField({ state, errors }: Omit<ApplicationFieldsProps, 'onFocusBid'>) {
  const t = useTexts(newSharesTexts);
  const { offer, lots, setLots, limit, bid } = state;
  const { minimumLots, lotSize } = offer;
  const because = { offer: t.apply.maximum, cap: t.apply.cap, funds: t.apply.affordable }[limit.because](limit.lots);
  const minimum = t.apply.minimum(minimumLots, lotSize);
  const value = formatAmount(valueOf(offer, lots, bid ?? offer.price));
  return (
    <Stepper
      id={fieldIds.lots}
      label={t.apply.lots(lotSize)}
      value={lots}
      minimum={minimumLots}
      maximum={limit.lots}
      minimumReason={minimum}
      maximumReason={because}
      wholeReason={t.apply.whole}
      error={errors.lots}
      onChange={setLots}
      hint={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="num">{t.apply.worth(lots * lotSize, value)}</span>
          <button
            type="button"
            title={because}
            onClick={() => setLots(limit.lots)}
            className="relative min-h-6 font-semibold text-action after:absolute after:-inset-x-2 after:-inset-y-2.5"
          >
            {t.apply.useMaximum} {t.lots(limit.lots)}
          </button>
          <span className="basis-full">
            {minimum} · {because}
          </span>
        </span>
      }
    />
  );
}

function BidField({ state, errors, onFocusBid }: ApplicationFieldsProps) {
  const t = useTexts(newSharesTexts);
  const { offer, bidText, setBidText } = state;
  // Left once, an empty field is said to be empty.
  const [isLeft, setLeft] = useState(false);
  return (
    <div
      onFocus={() => onFocusBid(true)}
      onBlur={() => {
        setLeft(true);
        onFocusBid(false);
      }}
    >
      <MoneyInput
        id={fieldIds.bid}
        label={t.apply.bid}
        value={bidText}
        unit="INR"
        hint={`${t.apply.bidHint(formatPrice(offer.price))} · ${offer.allocation === 'auction_bid' ? t.auction.own : t.auction.uniform}`}
        error={isLeft || bidText !== '' ? errors.bid : undefined}
        onChange={setBidText}
      />
    </div>
  );
}
