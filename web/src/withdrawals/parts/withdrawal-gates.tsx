/** Every condition of a withdrawal, met or with its reason and its fix: before the first deposit and on cashOut (rules T3). */
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import type { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { useConfigNumber } from '../../data/config.ts';
import { useCall } from '../../data/use-call.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { useVerificationStateTexts } from '../../i18n/verification.ts';
import { hashOf } from '../../shell/hash.ts';
import { href, usePlace } from '../../shell/location.ts';
import { GateChecklist } from '../../ui/gate-checklist.tsx';
import { SetFundPasswordButton } from '../../security/parts/set-fund-password-button.tsx';

type Gate = OutputOf<typeof getWithdrawalTerms>['gates'][number];

export function WithdrawalGates({ gates }: { readonly gates: readonly Gate[] }) {
  const t = useRequestTexts();
  const text = useRefusalText();
  const here = hashOf(usePlace()).slice(1);
  const verification = useVerificationStateTexts();
  const identity = useCall(getUser, {}).data?.identity ?? 'not_verified';
  const isSent = identity === 'under_review' || identity === 'failed';
  const waitHours = useConfigNumber('new_destination_hours');
  const holdHours = useConfigNumber('money_out_hold_hours');
  const gateText = (gate: Gate['gate']) => {
    if (gate === 'destination') return t.gates.destination(waitHours);
    return gate === 'no_hold' ? t.gates.no_hold(holdHours) : t.gates[gate];
  };
  const shown = gates.map((one) => {
    const { gate, isOpen, refusal } = one;
    const link = fixOf(one, here);
    // Who has sent documents already is told where they stand, not to send them.
    const sent = gate === 'identity' && isSent ? verification.card[identity] : null;
    const fix = refusal !== null && (
      <>
        {sent?.title ?? (refusal.code === 'destinations.unknown' ? t.noDestination(waitHours) : null) ?? text(refusal)}
        {link !== null && (
          <a href={link} className={fixLook}>
            {sent?.action ?? t.fixes[gate]}
          </a>
        )}
        {gate === 'fund_password' && (
          <SetFundPasswordButton className={fixLook}>{t.fixes[gate] ?? ''}</SetFundPasswordButton>
        )}
      </>
    );
    return { key: gate, text: gateText(gate), isMet: isOpen, fix };
  });
  return <GateChecklist gates={shown} label={t.gatesLabel} />;
}

const fixLook = 'flex min-h-11 w-fit items-center font-semibold text-action';

/** At the end of a summary whose details (of class "group") hold the gates. */
export function OpensDown() {
  return (
    <ChevronDown
      size={18}
      aria-hidden="true"
      className="shrink-0 text-ink-3 group-open:rotate-180 motion-safe:transition-transform"
    />
  );
}

/** Where a closed gate is opened, and back; null: only time or the market opens it, or a sheet does. */
function fixOf({ gate, refusal }: Gate, here: string): string | null {
  switch (gate) {
    case 'identity':
      return href('/information/authInfo', { return: here });
    case 'destination':
      return refusal?.code === 'destinations.unknown' ? href('/information/addBankCard', { return: here }) : null;
    case 'no_open_withdrawal':
      return href('/information/fundRecord', { tab: 'withdrawals' });
    case 'no_restriction':
      return href('/information/safety', { show: 'restrictions' });
    case 'no_position':
      return href('/trade/index', { tab: 'open' });
    case 'fund_password':
    case 'window':
    case 'minimum':
    case 'no_hold':
      return null;
    case 'credit_score':
    case 'no_loan':
      return href('/information/loan');
  }
}
