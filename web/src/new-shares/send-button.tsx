/** The one action of the screen, as a sentence with its lots and money; what stops it stands under it. */
import { formatAmount, signOf } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { useConnection } from '../data/stream.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { useApplicationRefusal } from './application-errors.ts';
import { APPLICATION_FORM, isStanding } from './application.ts';
import { isAuction, type Subscription } from './offer-phase.ts';
import { movedBy, spentOf } from './record.ts';
import { newSharesTexts } from './texts.ts';
import type { ApplicationState } from './use-application.ts';

export interface SendButtonProps {
  readonly state: ApplicationState;
}

export function SendButton({ state }: SendButtonProps) {
  const t = useTexts(newSharesTexts);
  const { offlineNotSent } = useCommonTexts();
  const { isOnline } = useConnection();
  const text = useApplicationRefusal(state.offer);
  const { mode } = useConfig();
  const { offer, own, lots, terms, problem, refusal, command, isSame } = state;
  const blockedBecause = !isOnline
    ? offlineNotSent
    : refusal !== null && isStanding(refusal.code)
      ? text(refusal)
      : isSame
        ? t.apply.unchanged
        : null;
  return (
    <Button type="submit" form={APPLICATION_FORM} isWide isBusy={command.isBusy} blockedBecause={blockedBecause}>
      <span className="tabular-nums">{[action(), money()].filter(Boolean).join(' · ')}</span>
    </Button>
  );

  function action(): string {
    const words = t.lots(lots);
    if (own !== null) return t.apply.change(words);
    const isPractice = mode === 'practice';
    if (isAuction(offer)) return isPractice ? t.apply.sendBidPractice(words) : t.apply.sendBid(words);
    return isPractice ? t.apply.sendPractice(words) : t.apply.send(words);
  }

  /** Of the lots that stand in the field only. */
  function money(): string | null {
    const { data } = terms;
    if (data === undefined || problem !== null || data.lots !== lots) return null;
    if (own !== null) return changed(data, own);
    if (signOf(data.held) !== 0) return t.apply.hold(formatAmount(data.held));
    return signOf(data.prepaid) !== 0 ? t.apply.pay(formatAmount(data.prepaid)) : null;
  }

  function changed({ held, prepaid }: { readonly held: string; readonly prepaid: string }, before: Subscription) {
    const hold = movedBy(held, before.held);
    if (hold !== null) return (hold.isMore ? t.apply.holdMore : t.apply.freed)(formatAmount(hold.amount));
    const paid = movedBy(prepaid, spentOf(before));
    return paid === null ? null : (paid.isMore ? t.apply.payMore : t.apply.comesBack)(formatAmount(paid.amount));
  }
}
