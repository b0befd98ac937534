/** Every condition of an action, green or with its fix (T3, T6): shown whole, before the customer starts. */
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

export interface Gate {
  readonly key: string;
  readonly text: ReactNode;
  readonly isMet: boolean;
  /** What would change it: a link or a sentence. */
  readonly fix?: ReactNode;
}

export function GateChecklist({ gates, label }: { readonly gates: readonly Gate[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {gates.map((gate) => (
        <li key={gate.key} className="flex gap-3">
          <span
            aria-hidden="true"
            className={`grid size-5 shrink-0 place-items-center rounded-full ${gate.isMet ? 'text-success' : 'text-ink-2'}`}
          >
            {gate.isMet ? <Check size={18} strokeWidth={2.5} /> : <Minus size={18} />}
          </span>
          <div className="min-w-0">
            <div>{gate.text}</div>
            {!gate.isMet && gate.fix !== undefined && <div className="text-small text-ink-2">{gate.fix}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
