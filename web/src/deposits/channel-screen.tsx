/** information/rechargeChannel: pay the amount to a configured payee, with a reference and a receipt, and send it to review. */
import { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { ReactNode } from 'react';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { amountFault } from './amounts.ts';
import { PayForm } from './pay-form.tsx';
import { depositTexts } from './texts.ts';

export default function ChannelScreen() {
  const t = useTexts(depositTexts);
  const { amount = '' } = useQuery('/information/rechargeChannel');
  const terms = useCall(getDepositTerms, {});
  return (
    <Screen title={t.payTitle} isNarrow>
      <Loaded from={terms}>
        {(now) => {
          if (now.pending !== null) return <Elsewhere action={t.seePending}>{t.pendingTitle}</Elsewhere>;
          if (!now.isVerified) return <Elsewhere action={t.back}>{t.verifyTitle}</Elsewhere>;
          if (amountFault(amount, now) !== null) return <Elsewhere action={t.back}>{t.noAmount}</Elsewhere>;
          if (now.channels.length === 0) return <Elsewhere action={t.back}>{t.noChannels}</Elsewhere>;
          return <PayForm amount={amount} terms={now} />;
        }}
      </Loaded>
    </Screen>
  );
}

/** What stands in the way is explained where the deposit begins. */
function Elsewhere({ children, action }: { readonly children: ReactNode; readonly action: string }) {
  return (
    <EmptyState link={href('/information/recharge')} action={action}>
      {children}
    </EmptyState>
  );
}
