/** What every case begins with beside its documents: whose it is for the moment, and at the foot how it is decided. */
import type { ReactNode } from 'react';
import { ClaimNotice, ClaimState } from './case-frame.tsx';
import { Column } from './columns.tsx';
import { Decision, type DecisionProps } from './decision.tsx';

interface DecisionColumnProps extends DecisionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DecisionColumn({ title, children, ...decision }: DecisionColumnProps) {
  const { work } = decision;
  return (
    <Column area="facts" title={title} aside={<ClaimState work={work} />} foot={<Decision {...decision} />}>
      <ClaimNotice work={work} />
      {children}
    </Column>
  );
}

interface OneReason<Reason extends string> {
  readonly label: string;
  /** Of the case. */
  readonly title: string;
  /** Their numbers follow this order. */
  readonly reasons: readonly Reason[];
  readonly words: Readonly<Record<Reason, string>>;
  run(reason: Reason): void;
}

/** A case that fails as a whole, for one reason. */
export function forOneReason<Reason extends string>(of: OneReason<Reason>): DecisionProps['reject'] {
  const { label, title, reasons, words, run } = of;
  return {
    label,
    waitsFor: null,
    choices: {
      subjects: [{ key: WHOLE, label: title, reasons }],
      reasons: reasons.map((key) => ({ key, label: words[key] })),
    },
    run: (picks) => run(picks.get(WHOLE) as Reason),
  };
}

const WHOLE = 'whole';
