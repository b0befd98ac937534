/**
 * information/cashOut: what may be withdrawn and why, every condition met or with its fix (rules T3), and the request. While
 * a withdrawal is open, its timeline stands here instead of the form; under a restriction its reason and appeal do.
 */
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getWithdrawalTerms, listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { useCall } from '../data/use-call.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useRequestTexts } from '../i18n/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { OpensDown, WithdrawalGates } from './parts/withdrawal-gates.tsx';
import { WithdrawalRequest, type Withdrawal } from './parts/withdrawal-request.tsx';
import { withdrawalTexts } from './texts.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawableSlip } from './withdrawable-slip.tsx';

type Gates = OutputOf<typeof getWithdrawalTerms>['gates'];

const waiting = { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS };

const WITHDRAWAL_KEYS = [
  'withdrawalWindow',
  'withdrawalMinimum',
  'withdrawalMaximum',
  'withdrawalFee',
  'isWalletPayoutOn',
  'networkFeeTrc20',
  'networkFeeErc20',
  'withdrawalPromiseMinutes',
  'withdrawalScoreMinimum',
  'isWithdrawalBarredByPosition',
  'newDestinationHours',
  'moneyOutHoldHours',
] as const;

/** The restrictions under which no money leaves. */
const barring: ReadonlySet<string> = new Set(['frozen', 'no_withdrawal']);

export default function CashOutScreen() {
  const t = useTexts(withdrawalTexts);
  const terms = useCall(getWithdrawalTerms, {}, waiting);
  const newest = useCall(listWithdrawals, { page: 1, pageSize: 1 }, waiting);
  const barred = useCall(getUser, {}).data?.restrictions.filter(({ kind }) => barring.has(kind)) ?? [];
  const destinations = useCall(listDestinations, {});
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={terms}>
        {(now) => (
          <div className="flex flex-col gap-5 pt-2">
            <WithdrawableSlip terms={now} />
            {barred.length > 0 && (
              <div className="px-4">
                <RestrictionNotes restrictions={barred} />
              </div>
            )}
            <Loaded from={newest}>
              {({ rows: [last] }) =>
                last !== undefined &&
                isOpen(last) && (
                  <StandingRequest
                    title={t.openTitle}
                    body={last.status === 'approved' ? t.approvedBody : t.openBody}
                    list={href('/information/fundRecord', { tab: 'withdrawals' })}
                  >
                    <WithdrawalRequest withdrawal={last} />
                  </StandingRequest>
                )
              }
            </Loaded>
            {barred.length === 0 && newest.data !== undefined && !newest.data.rows.some(isOpen) && (
              <Loaded from={destinations}>{(own) => <WithdrawForm terms={now} destinations={own} />}</Loaded>
            )}
            <Conditions gates={now.gates} />
          </div>
        )}
      </Loaded>
      <AnnouncedNote keys={WITHDRAWAL_KEYS} />
    </Screen>
  );
}

/** What is not met yet stands open, with its fix; the whole list, which is the same for everyone, opens on a press. */
function Conditions({ gates }: { readonly gates: Gates }) {
  const t = useTexts(withdrawalTexts);
  const words = useRequestTexts();
  const met = gates.filter((gate) => gate.isOpen).length;
  return (
    <section aria-label={t.conditions} className="flex flex-col gap-2 px-4">
      {met < gates.length && <WithdrawalGates gates={gates.filter((gate) => !gate.isOpen)} />}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lead font-semibold">{t.conditions}</h2>
          <span className="inline-flex items-center gap-2 text-small text-ink-2">
            {words.gatesOpen(met, gates.length)}
            <OpensDown />
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <p className="text-small text-ink-2">{words.gatesIntro}</p>
          <WithdrawalGates gates={met < gates.length ? gates.filter((gate) => gate.isOpen) : gates} />
        </div>
      </details>
    </section>
  );
}

function isOpen({ status }: Withdrawal): boolean {
  return status === 'pending' || status === 'approved';
}
