/** Sets, changes or clears the stop-loss and take-profit of a position. */
import { useState } from 'react';
import { getPosition, listPositions, protectPosition } from '@bahi/contract/orders/positions.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import type { Position } from './outcome.ts';
import { PriceStepper } from './parts/price-stepper.tsx';
import { ordersTexts } from './texts.ts';
import { exitProblem, fieldOf, readPrice } from './ticket.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';

const exits = ['stopLoss', 'takeProfit'] as const;
type Exit = (typeof exits)[number];
type Errors = Partial<Record<Exit | 'form', string>>;

export function ProtectPosition(props: {
  readonly position: Position;
  readonly mark: string | null;
  readonly onHide: () => void;
}) {
  const { position, mark, onHide } = props;
  const t = useTexts(ordersTexts);
  const refusalText = useTradeRefusal();
  const { isOnline } = useConnection();
  const [typed, setTyped] = useState({ stopLoss: position.stopLoss ?? '', takeProfit: position.takeProfit ?? '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failures, setFailures] = useState(0);
  const reject = (next: Errors) => {
    setErrors(next);
    setFailures((count) => count + 1);
  };
  const command = useCommand(protectPosition, {
    changes: [getPosition, listPositions],
    onDone: () => {
      toast(t.position.protected);
      onHide();
    },
    onRefused: (refusal, message) => {
      if (asksForUnlock(refusal.code)) return;
      const field = fieldOf(refusal.code, { unit: 'lots', type: 'market' });
      reject({ [field === 'stopLoss' || field === 'takeProfit' ? field : 'form']: refusalText(refusal, message) });
    },
  });
  const send = () => {
    const found: Errors = {};
    for (const exit of exits) {
      const problem = exitProblem({ exit, typed: typed[exit], direction: position.direction, price: mark });
      // Until its words are here, the server's answer brings them.
      const said = problem === null ? '' : refusalText(problem).trim();
      if (said !== '') found[exit] = said;
    }
    if (Object.keys(found).length > 0) return reject(found);
    setErrors({});
    command.send({
      position: position.id,
      stopLoss: readPrice(typed.stopLoss),
      takeProfit: readPrice(typed.takeProfit),
    });
  };
  const summary = Object.entries(errors).map(([field, text]) => ({
    id: field === 'form' ? null : `exit-${field}`,
    text,
  }));
  return (
    <section aria-label={t.position.protect} className="animate-appear flex flex-col gap-3 bg-sunk px-4 py-3">
      <ErrorSummary form={{ summary, failures }} />
      {exits.map((exit) => (
        <PriceStepper
          key={exit}
          id={`exit-${exit}`}
          label={t.ticket[exit]}
          value={typed[exit]}
          start={mark}
          lower={null}
          upper={null}
          error={errors[exit]}
          onChange={(value) => setTyped({ ...typed, [exit]: value })}
        />
      ))}
      <p className="text-small text-ink-2">
        {t.ticket.exitsHint} {t.position.protectHint}
      </p>
      <UnlockSheet command={command} />
      <UnknownResultCard command={command} what={t.position.protect} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="medium" isWide onClick={onHide}>
          {t.position.cancelChange}
        </Button>
        <Button
          size="medium"
          isWide
          isBusy={command.isBusy}
          blockedBecause={isOnline ? null : t.trade.offline}
          onClick={send}
        >
          {t.position.protectSend}
        </Button>
      </div>
    </section>
  );
}
