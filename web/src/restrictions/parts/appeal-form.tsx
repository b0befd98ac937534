/** The appeal against a restriction: why it should end, in the customer's own words. */
import { useConnection } from '../../data/stream.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { restrictionWords } from '../../i18n/restrictions.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UnknownResultCard, type UnknownResultCardProps } from '../../ui/unknown-result-card.tsx';
import { useForm } from '../../ui/use-form.ts';

/** As the contract has them. */
const MINIMUM = 10;
const MAXIMUM = 2000;

export interface AppealFormProps {
  /** `useCommand(appeal …)` or `useCommand(appealWithoutSession …)`. */
  readonly command: UnknownResultCardProps['command'] & { readonly isBusy: boolean };
  readonly onSend: (text: string) => void;
  /** See useForm. Without a session there is nobody to keep it for. */
  readonly keptAs?: string;
}

export function AppealForm({ command, onSend, ...kept }: AppealFormProps) {
  const t = useTexts(restrictionWords);
  const common = useCommonTexts();
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const form = useForm({
    ...kept,
    idPrefix: 'appeal',
    initial: { text: '' },
    rules: { text: (value) => (value.trim().length < MINIMUM ? t.enterAppeal : null) },
    onSubmit: (values) => onSend(values.text.trim()),
  });
  const { state } = command;
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-ink-2">{t.appealBody}</p>
      <ErrorSummary form={form} />
      <TextArea {...form.field('text')} label={t.appealText} hint={t.appealHint} maxLength={MAXIMUM} isRequired />
      {state.phase === 'refused' && (
        <p role="alert" className="font-medium text-error">
          {text(state.refusal, state.message)}
        </p>
      )}
      <UnknownResultCard command={command} />
      <Button type="submit" isWide isBusy={command.isBusy} blockedBecause={isOnline ? null : common.offline}>
        {t.sendAppeal}
      </Button>
    </form>
  );
}
