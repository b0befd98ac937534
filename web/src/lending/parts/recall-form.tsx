/** Taking lent shares back: own shares need no fund password. The last lot has what a split left over. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getLending, listLendingLines, recallShares } from '@bahi/contract/lending/calls.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { toast } from '../../shell/toast.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { useForm } from '../../ui/use-form.ts';
import { lotsFault } from './lots.ts';
import { lendTexts } from './texts.ts';

const FIELD_OF = { 'lending.recall_lots_invalid': 'lots', 'lending.lots_unreadable': 'lots' } as const;

interface RecallFormProps {
  readonly holding: OutputOf<typeof getLending>['holdings'][number];
  readonly lotSize: number;
}

export function RecallForm({ holding: { position, lent, recalled }, lotSize }: RecallFormProps) {
  const t = useTexts(lendTexts);
  const maximum = Math.ceil((lent - recalled) / lotSize);
  const form = useForm({
    keptAs: `recall-lots-${position}`,
    initial: { lots: String(maximum) },
    rules: { lots: (value) => (lotsFault(value, maximum) ? t.wholeLots(maximum) : null) },
    onSubmit: ({ lots }) => command.send({ position, lots: Number(lots) }),
  });
  const command = useCommand(recallShares, {
    keepAs: `recall-${position}`,
    changes: [getLending, listLendingLines],
    onDone() {
      form.reset();
      form.forget();
      toast(t.recallDone);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { lots } = form.values;
  return (
    <RequestForm
      form={form}
      command={command}
      action={t.recallLots(lots)}
      variant="soft"
      label={t.recall}
      className="px-4"
      foot={<p className="text-small text-ink-2">{t.recallNote}</p>}
    >
      <Stepper
        label={t.lotsBack}
        hint={t.lotsHint({ maximum, shares: lotSize })}
        value={Number(lots)}
        onChange={(next) => form.set('lots', String(next))}
        minimum={1}
        maximum={maximum}
        wholeReason={t.wholeLots(maximum)}
      />
    </RequestForm>
  );
}
