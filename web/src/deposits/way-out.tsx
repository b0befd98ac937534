/** Every condition of a withdrawal before money comes in (rules T3): open until a first deposit has been credited. */
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useRequestTexts } from '../i18n/requests.ts';
import { useTexts } from '../i18n/texts.ts';
import { Loaded } from '../ui/loaded.tsx';
import { OpensDown, WithdrawalGates } from '../withdrawals/parts/withdrawal-gates.tsx';
import { depositTexts } from './texts.ts';

export function WayOut({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTexts(depositTexts);
  const words = useRequestTexts();
  const terms = useCall(getWithdrawalTerms, {});
  return (
    <details open={isOpen} className="group rounded-control border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-4 py-2 font-semibold focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2>{t.wayOut}</h2>
        {terms.data !== undefined && (
          <span className="inline-flex items-center gap-2 text-small font-medium text-ink-2">
            {words.gatesOpen(terms.data.gates.filter((gate) => gate.isOpen).length, terms.data.gates.length)}
            <OpensDown />
          </span>
        )}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-small text-ink-2">{words.gatesIntro}</p>
        <Loaded from={terms}>{({ gates }) => <WithdrawalGates gates={gates} />}</Loaded>
      </div>
    </details>
  );
}
