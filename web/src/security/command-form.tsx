/** A form that sends one command: what is wrong at its top, what became of the answer above its one button. */
import type { FormEvent, ReactNode } from 'react';
import { useConnection } from '../data/stream.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../ui/error-summary.tsx';
import { UnknownResultCard, type UnknownResultCardProps } from '../ui/unknown-result-card.tsx';
import { securityTexts } from './texts.ts';

export interface CommandFormProps {
  readonly form: ErrorSummaryProps['form'] & { readonly onSubmit: (event: FormEvent) => void };
  readonly command: UnknownResultCardProps['command'] & { readonly isBusy: boolean };
  /** The words on the button. */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly blockedBecause?: string | null;
  readonly children: ReactNode;
}

export function CommandForm({ form, command, action, variant, blockedBecause = null, children }: CommandFormProps) {
  const t = useTexts(securityTexts);
  const { isOnline } = useConnection();
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      {children}
      <UnknownResultCard command={command} />
      <Button
        type="submit"
        isWide
        variant={variant ?? 'primary'}
        isBusy={command.isBusy}
        blockedBecause={isOnline ? blockedBecause : t.offline}
      >
        {action}
      </Button>
    </form>
  );
}
