/**
 * information/recharge: how much to pay in, within published limits and hours, and how money gets out again, shown before
 * the first payment (rules T3). While a deposit waits, its timeline stands here instead of the form.
 */
import { getDepositTerms, listDeposits } from '@bahi/contract/deposits.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals.ts';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS, useDecisions } from '../data/use-decisions.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { DepositRequest } from '../ui/deposit-request.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { AmountForm } from './amount-form.tsx';
import { depositTexts } from './texts.ts';
import { VerifyFirst } from './verify-first.tsx';

const decided = [getDepositTerms, getWithdrawalTerms, listDeposits];

export default function RechargeScreen() {
  const t = useTexts(depositTexts);
  const terms = useCall(getDepositTerms, {}, { refetchMs: WAITING_REFETCH_MS });
  useDecisions(decided);
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={terms}>
        {(now) => {
          if (now.pending !== null) return <Pending deposit={now.pending} />;
          return now.isVerified ? <AmountForm terms={now} /> : <VerifyFirst />;
        }}
      </Loaded>
    </Screen>
  );
}

function Pending({ deposit }: { readonly deposit: NonNullable<OutputOf<typeof getDepositTerms>['pending']> }) {
  const t = useTexts(depositTexts);
  return (
    <section aria-label={t.pendingTitle} className="flex flex-col gap-3 pt-2">
      <div className="px-4">
        <h2 className="text-lead font-semibold">{t.pendingTitle}</h2>
        <p className="text-ink-2">{t.pendingBody}</p>
      </div>
      <DepositRequest deposit={deposit} />
      <div className="px-4">
        <Button variant="soft" size="medium" href={href('/information/fundRecord', { tab: 'deposits' })}>
          {t.allRequests}
        </Button>
      </div>
    </section>
  );
}
