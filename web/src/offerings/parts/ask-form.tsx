/** The form of a request for a part of an offer: what stands in the way, the quantity, the slip that is the review, and where money is short. */
import type { ReactNode } from 'react';
import { formatAmount } from '@bahi/core/format.ts';
import { useConfig } from '../../data/config.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import type { AnyReason } from '../../i18n/format-reason.ts';
import { RequestForm, type RequestFormProps } from '../../requests/parts/request-form.tsx';
import { asksForUnlock, UnlockSheet, type UnlockSheetProps } from '../../security/parts/unlock-sheet.tsx';
import { WaysToMoney } from '../../deposits/parts/ways-to-money.tsx';
import { Obstacle, obstacleOf, type OpeningWords } from './obstacle.tsx';
import { shortBy } from './quantity.ts';

/** What every such form says, whatever is asked for. */
export interface AskTexts extends OpeningWords {
  readonly ask: { readonly short: (amount: string) => string; readonly deposit: string; readonly balances: string };
}

interface AskFormProps {
  readonly texts: AskTexts;
  readonly command: RequestFormProps['command'] & UnlockSheetProps['command'];
  readonly terms: { readonly refusal: AnyReason | null; readonly available: string };
  /** Null: it is open. */
  readonly opensAt: number | null;
  readonly words: {
    readonly review: string;
    readonly send: (amount: string) => string;
    readonly sendPractice: (amount: string) => string;
  };
  readonly amount: string;
  /** Of what was sent last, also by an earlier visit. */
  readonly sentAmount: string | null;
  /** What bars this quantity; that money is short is said here. */
  readonly blockedBecause: string | null;
  readonly onSend: () => void;
  readonly fields: ReactNode;
  /** The review. */
  readonly children: ReactNode;
}

export function AskForm(props: AskFormProps) {
  const { texts: t, command, terms, words, amount, sentAmount } = props;
  const text = useRefusalText();
  const { mode } = useConfig();
  const isLocked = command.state.phase === 'refused' && asksForUnlock(command.state.refusal.code);
  const obstacle = obstacleOf(terms.refusal);
  const short = shortBy(amount, terms.available);
  // While an answer is missing, what was sent: it changes what could be asked for now.
  const asked = command.isBusy && sentAmount !== null ? sentAmount : amount;
  return (
    <RequestForm
      form={props.onSend}
      command={command}
      action={(mode === 'practice' ? words.sendPractice : words.send)(formatAmount(asked))}
      blockedBecause={blocked()}
      label={words.review}
      className="px-4"
      sheet={isLocked && <UnlockSheet command={command} />}
      foot={
        short !== null && (
          <div className="-mt-3">
            <WaysToMoney words={t.ask} />
          </div>
        )
      }
    >
      <Obstacle words={t} refusal={obstacle} opensAt={props.opensAt} />
      <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{words.review}</legend>
        {props.fields}
      </fieldset>
      {props.children}
    </RequestForm>
  );

  function blocked(): string | null {
    if (obstacle !== null) return text(obstacle);
    return props.blockedBecause ?? (short === null ? null : t.ask.short(formatAmount(short)));
  }
}
