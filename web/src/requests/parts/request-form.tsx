/**
 * The form of whatever is asked for with one command: what is wrong at its top, what became of the answer above its one button,
 * under that why it cannot be sent now.
 */
import type { FormEvent, ReactNode } from 'react';
import { useConnection } from '../../data/stream.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorSummary, type ErrorSummaryProps } from '../../ui/error-summary.tsx';
import { UnknownResultCard, type UnknownResultCardProps } from '../../ui/unknown-result-card.tsx';

export interface RequestFormProps {
  /** `useForm(…)`; of a form without fields that can be wrong, what sends it: then a refusal stands above the button. */
  readonly form: (ErrorSummaryProps['form'] & { readonly onSubmit: (event: FormEvent) => void }) | (() => void);
  /** `useCommand(…)`, or `useStepUp(…).command`. */
  readonly command: UnknownResultCardProps['command'] & { readonly isBusy: boolean };
  /** The words on the button. */
  readonly action: string;
  /** What was asked, where the answer is not known; else the words on the button. */
  readonly what?: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly blockedBecause?: string | null;
  readonly label?: string;
  readonly className?: string;
  /**
   * The open sheet that asks for the fund password, which answers the refusal then. Not inside: what is sent from it would send the
   * form as well.
   */
  readonly sheet?: ReactNode;
  /** Under the button. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function RequestForm(props: RequestFormProps) {
  const { form, command, action, what, variant = 'primary', blockedBecause = null, label, className } = props;
  const t = useCommonTexts();
  const { isOnline } = useConnection();
  const isPlain = typeof form === 'function';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPlain) form();
  };
  return (
    <>
      <form
        noValidate
        aria-label={label}
        onSubmit={isPlain ? send : form.onSubmit}
        className={cx('flex flex-col gap-4', className)}
      >
        {!isPlain && <ErrorSummary form={form} />}
        {props.children}
        {isPlain && !props.sheet && <Refusal state={command.state} />}
        <UnknownResultCard command={command} what={what ?? action} />
        <Button
          type="submit"
          isWide
          variant={variant}
          isBusy={command.isBusy}
          blockedBecause={isOnline ? blockedBecause : t.offlineNotSent}
        >
          {action}
        </Button>
        {props.foot}
      </form>
      {props.sheet}
    </>
  );
}

function Refusal({ state }: Pick<UnknownResultCardProps['command'], 'state'>) {
  const text = useRefusalText();
  if (state.phase !== 'refused') return null;
  return (
    <p role="alert" className="font-medium text-error">
      {text(state.refusal, state.message)}
    </p>
  );
}
