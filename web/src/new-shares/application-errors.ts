/** What is wrong with an application, by field, in the words of this screen; the server's own words for the rest. */
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import type { AnyReason } from '../i18n/format-reason.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { asksForUnlock } from '../security/parts/unlock-sheet.tsx';
import { fieldOf, type Field } from './application.ts';
import type { Offer } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import type { ApplicationState } from './use-application.ts';

/** `text(refusal)`: the shares, limits and moments it is about in the words of the offer. */
export function useApplicationRefusal(offer: Offer): (refusal: AnyReason, message?: string) => string {
  const t = useTexts(newSharesTexts);
  const text = useRefusalText();
  return (refusal, message) => {
    const { code, params } = refusal;
    const number = (name: string) => Number(params[name]);
    const money = (name: string) => formatAmount(String(params[name]));
    switch (code) {
      case 'new_shares.lots_invalid':
        return t.apply.whole;
      case 'new_shares.below_minimum':
        return t.apply.minimum(number('minimum'), offer.lotSize);
      case 'new_shares.above_maximum':
        return t.apply.maximum(number('maximum'));
      case 'new_shares.above_cap':
        return t.apply.cap(number('maximum'));
      case 'new_shares.bid_below_floor':
        return t.apply.bidBelow(formatPrice(String(params['floor'])));
      case 'new_shares.applied_already':
        return t.refused.already(number('maximum'));
      case 'new_shares.not_open':
        return t.refused.notOpen(formatDateTime(number('opens'), marketZone()));
      case 'new_shares.channel_closed':
        return t.refused.channel;
      case 'new_shares.funds_threshold':
        return t.refused.threshold(money('threshold'), money('available'));
      case 'new_shares.insufficient':
        return t.refused.short(money('short'));
      default:
        return text(refusal, message);
    }
  };
}

export function useApplicationErrors(
  { offer, problem, refusal, command }: ApplicationState,
  isBidFocused: boolean,
): Partial<Record<Field, string>> {
  const t = useTexts(newSharesTexts);
  const text = useApplicationRefusal(offer);
  const errors: Partial<Record<Field, string>> = {};
  if (refusal !== null && !asksForUnlock(refusal.code)) {
    const message = command.state.phase === 'refused' ? command.state.message : '';
    errors[fieldOf(refusal.code)] = text(refusal, message);
  }
  const words = {
    missing: t.apply.bidMissing,
    below: t.apply.bidBelow(formatPrice(offer.price)),
    above: t.apply.bidAbove,
  };
  if (problem !== null) errors.bid = words[problem];
  if (isBidFocused) delete errors.bid;
  return errors;
}
