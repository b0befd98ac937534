/** Paying for what was won: the fund password in its sheet, and what is refused said on the application itself. */
import { useState } from 'react';
import { payWon } from '@bahi/contract/new-shares/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { invalidate } from '../data/query-client.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { useStepUp, type StepUp } from '../security/parts/use-step-up.ts';
import { changedByPaying } from './record-reads.ts';
import { recordTexts } from './record-texts.ts';
import type { Subscription } from './record.ts';
import { newSharesTexts } from './texts.ts';

export interface Payment {
  readonly pay: StepUp<typeof payWon>;
  /** Why the last one was refused. */
  readonly refused: string | null;
  readonly ask: () => void;
}

export function usePayment({ id, due }: Pick<Subscription, 'id' | 'due'>): Payment {
  const t = useTexts(recordTexts);
  const { states } = useTexts(newSharesTexts);
  const text = useRefusalText();
  const [refused, setRefused] = useState<string | null>(null);
  const pay = useStepUp(payWon, {
    changes: changedByPaying,
    onDone: () => toast(t.done(formatAmount(due))),
    onRefused({ code, params }, message) {
      // Paid or forfeited in the meantime, or a payment that failed: the application tells it with its next reading.
      invalidate(...changedByPaying);
      const { status } = params;
      const state =
        typeof status === 'string' ? ((states as Readonly<Record<string, string>>)[status] ?? status) : null;
      setRefused(
        code === 'new_shares.not_awaiting_payment' && state !== null
          ? t.onlyAwaiting(state)
          : text({ code, params }, message),
      );
    },
  });
  return {
    pay,
    refused,
    ask() {
      setRefused(null);
      pay.ask({ subscription: id });
    },
  };
}
