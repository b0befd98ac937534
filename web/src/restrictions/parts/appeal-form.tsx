/** The appeal against a restriction: why it should end, in the customer's own words. */
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { AnyEndpoint } from '../../data/query-client.ts';
import { useCommand } from '../../data/use-command.ts';
import { restrictionWords } from '../../i18n/restrictions.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { toast } from '../../shell/toast.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';

/** As the contract has them. */
const MINIMUM = 10;
const MAXIMUM = 2000;

export interface AppealFormProps<E extends AnyEndpoint> {
  /** `appeal`, or `appealWithoutSession`. */
  readonly endpoint: E;
  readonly inputOf: (text: string) => InputOf<E>;
  readonly changes?: readonly AnyEndpoint[];
  readonly onDone: (made: OutputOf<E>) => void;
  /** See useForm. Without a session there is nobody to keep it for. */
  readonly keptAs?: string;
}

export function AppealForm<E extends AnyEndpoint>({
  endpoint,
  inputOf,
  changes = [],
  onDone,
  ...kept
}: AppealFormProps<E>) {
  const t = useTexts(restrictionWords);
  const form = useForm({
    ...kept,
    idPrefix: 'appeal',
    initial: { text: '' },
    rules: { text: (value) => (value.trim().length < MINIMUM ? t.enterAppeal : null) },
    onSubmit: ({ text }) => command.send(inputOf(text.trim())),
  });
  const command = useCommand(endpoint, {
    changes,
    onDone(made) {
      form.forget();
      toast(t.appealSent);
      onDone(made);
    },
    onRefused: useRejected(form, {}),
  });
  return (
    <RequestForm form={form} command={command} action={t.sendAppeal}>
      <p className="text-ink-2">{t.appealBody}</p>
      <TextArea {...form.field('text')} label={t.appealText} hint={t.appealHint} maxLength={MAXIMUM} isRequired />
    </RequestForm>
  );
}
