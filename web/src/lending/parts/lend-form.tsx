/** How many lots to lend; the fund password is asked last. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getLending, lendShares, listLendingLines } from '@bahi/contract/lending/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../../security/parts/use-step-up.ts';
import { toast } from '../../shell/toast.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { useForm } from '../../ui/use-form.ts';
import { lotsFault } from './lots.ts';
import { lendTexts } from './texts.ts';

type Lending = OutputOf<typeof getLending>;

const FIELD_OF = {
  'lending.lots_invalid': 'lots',
  'lending.lots_unreadable': 'lots',
  'lending.below_minimum': 'lots',
} as const;

interface LendFormProps {
  readonly lending: Lending;
  readonly holding: Lending['holdings'][number];
}

/** `key` it by the holding: what was typed is of one. */
export function LendForm({ lending, holding }: LendFormProps) {
  const t = useTexts(lendTexts);
  const text = useRefusalText();
  const form = useForm({
    keptAs: `lend-${holding.position}`,
    initial: { lots: String(Math.max(1, holding.lots)) },
    rules: { lots: (value) => (lotsFault(value, holding.lots) ? t.wholeLots(holding.lots) : null) },
    onSubmit: ({ lots }) => lend.ask({ position: holding.position, lots: Number(lots) }),
  });
  const lend = useStepUp(lendShares, {
    changes: [getLending, listLendingLines],
    onDone() {
      form.reset();
      form.forget();
      toast(t.done);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { lots } = form.values;
  return (
    <RequestForm
      form={form}
      command={lend.command}
      action={t.lendLots(lots)}
      blockedBecause={holding.refusal === null ? null : text(holding.refusal)}
      label={t.lend}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={lend} title={t.confirmTitle({ lots, symbol: holding.symbol })} action={t.lendLots(lots)}>
          <p className="text-small text-ink-2">{t.rules(lending.lenderPercent)}</p>
        </StepUpSheet>
      }
      foot={<p className="text-small text-ink-2">{t.minimum(formatAmount(lending.minimum))}</p>}
    >
      <Stepper
        label={t.lots}
        hint={t.lotsHint({ maximum: holding.lots, shares: lending.lotSize })}
        value={Number(lots)}
        onChange={(next) => form.set('lots', String(next))}
        minimum={1}
        maximum={Math.max(1, holding.lots)}
        wholeReason={t.wholeLots(holding.lots)}
      />
    </RequestForm>
  );
}
