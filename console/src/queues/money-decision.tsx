/** The decision of a case that one reason rejects: whole, with its amount typed again, or in lots. */
import { Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/wording.ts';
import type { CaseWork, Decided } from './case-work.ts';
import { DecisionColumn, forOneReason } from './decision-column.tsx';
import { LotsDialog, type GivenLots, type LotsDialogProps } from './lots-dialog.tsx';
import { parseAmount, TypedDialog } from './typed-dialog.tsx';

interface MoneyDecisionProps<Reason extends string> {
  /** Of the case. */
  readonly title: string;
  readonly work: CaseWork;
  /** Their numbers follow this order. */
  readonly reasons: readonly Reason[];
  /** Left out: as of any case. */
  readonly rejectLabel?: string;
  readonly hint?: string;
  reject(reason: Reason): Promise<Decided>;
  /** What is known of it. */
  readonly children: ReactNode;
}

interface AmountDecisionProps<Reason extends string> extends MoneyDecisionProps<Reason> {
  readonly texts: {
    readonly confirm: string;
    readonly confirmHint: string;
    readonly reasons: Readonly<Record<Reason, string>>;
  };
  /** Whose and for what. */
  readonly about: string;
  approve(amount: string): Promise<Decided>;
}

export function AmountDecision<Reason extends string>(props: AmountDecisionProps<Reason>) {
  const { work, texts, about, approve, ...decision } = props;
  const { queues } = useTexts();
  return (
    <MoneyDecision
      {...decision}
      work={work}
      words={texts.reasons}
      approve={{ label: queues.approve, waitsFor: null }}
      dialog={(onClose) => (
        <TypedDialog
          work={work}
          title={texts.confirm}
          label={queues.typeAmount('INR')}
          submit={queues.approve}
          inputMode="decimal"
          parse={parseAmount}
          mistake={queues.notAnAmount}
          onTyped={(amount) => void work.decide(() => approve(amount))}
          onClose={onClose}
        >
          <Typography>{about}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.confirmHint}</Typography>
        </TypedDialog>
      )}
    />
  );
}

interface LotsDecisionProps<Reason extends string>
  extends
    MoneyDecisionProps<Reason>,
    Pick<LotsDialogProps<Reason>, 'name' | 'symbol' | 'askedLots' | 'maximumLots' | 'price' | 'lotSize' | 'texts'> {
  /** Why it cannot be approved now; null: it can. */
  readonly waitsFor: string | null;
  approve(given: GivenLots<Reason>): Promise<Decided>;
}

export function LotsDecision<Reason extends string>(props: LotsDecisionProps<Reason>) {
  const { title, work, reasons, reject, children, waitsFor, approve, ...asked } = props;
  const { texts } = asked;
  return (
    <MoneyDecision
      {...{ title, work, reasons, reject, children }}
      words={texts.reasons}
      approve={{ label: texts.allot, waitsFor }}
      dialog={(onClose) => (
        <LotsDialog
          {...asked}
          work={work}
          reasons={reasons}
          onGive={(given) => void work.decide(() => approve(given))}
          onClose={onClose}
        />
      )}
    />
  );
}

interface Shown<Reason extends string> extends MoneyDecisionProps<Reason> {
  readonly words: Readonly<Record<Reason, string>>;
  readonly approve: { readonly label: string; readonly waitsFor: string | null };
  dialog(onClose: () => void): ReactNode;
}

function MoneyDecision<Reason extends string>(props: Shown<Reason>) {
  const { title, work, reasons, words, approve, hint, reject, dialog, children } = props;
  const { queues } = useTexts();
  const { rejectLabel: label = queues.reject } = props;
  const [isApproving, setApproving] = useState(false);
  return (
    <>
      <DecisionColumn
        title={title}
        work={work}
        approve={{ ...approve, run: () => setApproving(true) }}
        reject={forOneReason({
          label,
          title,
          reasons,
          words,
          run: (reason) => void work.decide(() => reject(reason)),
        })}
        note={{ label: queues.noteToCustomer, maximum: 500 }}
        hint={hint}
      >
        {children}
      </DecisionColumn>
      {isApproving &&
        dialog(() => {
          setApproving(false);
          work.forgetProblem();
        })}
    </>
  );
}
