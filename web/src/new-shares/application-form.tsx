/** The form of an application, which is its own review: fields, slip, what stands in the way and the way out of it. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { VerifyCard } from '../verification/parts/verify-card.tsx';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { useApplicationErrors } from './application-errors.ts';
import { ApplicationFields, fieldIds } from './application-fields.tsx';
import { ApplicationSlip } from './application-slip.tsx';
import { APPLICATION_FORM, isStanding, type Field } from './application.ts';
import { isAuction } from './offer-phase.ts';
import { newSharesTexts } from './texts.ts';
import type { ApplicationState } from './use-application.ts';

export interface ApplicationFormProps {
  readonly state: ApplicationState;
  /** Grows with every press that could not be sent. */
  readonly failures: number;
  readonly onSend: () => void;
}

export function ApplicationForm({ state, failures, onSend }: ApplicationFormProps) {
  const t = useTexts(newSharesTexts);
  const { offer, own, command, refusal } = state;
  const [isBidFocused, setBidFocused] = useState(false);
  const errors = useApplicationErrors(state, isBidFocused && failures === 0);
  const isRefused = command.state.phase === 'refused';
  const title = own !== null ? t.own.change : isAuction(offer) ? t.apply.headingBid : t.apply.heading;
  // What stands in the way whatever is typed is said by the button, by cards of its own, and once.
  const formError = refusal !== null && isStanding(refusal.code) && !isRefused ? undefined : errors.form;
  return (
    <form
      id={APPLICATION_FORM}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-col gap-4 px-4">
        <h2 className="text-lead font-semibold">{title}</h2>
        <ErrorSummary form={{ summary: summaryOf(errors), failures: isRefused ? failures + 1 : failures }} />
        {refusal?.code === 'verification.required' && <VerifyCard />}
        <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{title}</legend>
          <ApplicationFields state={state} errors={errors} onFocusBid={setBidFocused} />
        </fieldset>
        {formError !== undefined && (
          <p role="alert" className="font-medium text-error">
            {formError}
          </p>
        )}
        <WayOn code={refusal?.code ?? ''} />
      </div>
      <ApplicationSlip state={state} />
    </form>
  );
}

function summaryOf(errors: Partial<Record<Field, string>>) {
  return Object.entries(errors).map(([field, text]) => ({
    id: field === 'form' ? null : fieldIds[field as Exclude<Field, 'form'>],
    text,
  }));
}

/** Where money is short. */
function WayOn({ code }: { readonly code: string }): ReactNode {
  const t = useTexts(newSharesTexts);
  if (code !== 'new_shares.insufficient' && code !== 'new_shares.funds_threshold') return null;
  return (
    <div className="-mt-3">
      <WaysToMoney words={t.apply} />
    </div>
  );
}
