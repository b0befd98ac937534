/** Other terms for an order that waits: its lots, its price and, before anything has filled, its levels. */
import { useState } from 'react';
import { changeOrder, getOrder, listOrders } from '@bahi/contract/orders/calls.ts';
import { getPosition, listPositions } from '@bahi/contract/orders/positions.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { useQuote } from '../data/live.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { LOT_SIZE, LOTS_MAXIMUM } from './amounts.ts';
import { ChangeSlip } from './change-slip.tsx';
import { changeTexts } from './change-texts.ts';
import type { Order } from './outcome.ts';
import { PriceStepper } from './parts/price-stepper.tsx';
import { exitProblem, fieldOf, limitProblem, readPrice } from './ticket.ts';
import { useCountedTexts } from './use-counted-texts.ts';
import { focus } from './use-panel.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';

const exits = ['stopLoss', 'takeProfit'] as const;
type Field = (typeof exits)[number] | 'limitPrice' | 'lots' | 'form';
type Errors = Partial<Record<Field, string>>;

export default function ChangePanel({ order, onHide }: { readonly order: Order; readonly onHide: () => void }) {
  const t = useCountedTexts(order.symbol);
  const words = useTexts(changeTexts);
  const refusalText = useTradeRefusal();
  const { isOnline } = useConnection();
  const quote = useQuote(order.symbol);
  const band = { lower: quote?.lower ?? null, upper: quote?.upper ?? null };
  const [before] = useState({
    lots: Math.max(1, Math.floor(order.quantity / LOT_SIZE)),
    limitPrice: order.limitPrice ?? '',
    stopLoss: order.stopLoss ?? '',
    takeProfit: order.takeProfit ?? '',
  });
  const [typed, setTyped] = useState(before);
  const [errors, setErrors] = useState<Errors>({});
  const [failures, setFailures] = useState(0);
  const reject = (next: Errors) => {
    setErrors(next);
    setFailures((count) => count + 1);
  };
  const command = useCommand(changeOrder, {
    keepAs: `change-${order.id}`,
    changes: [getOrder, listOrders, getPosition, listPositions, getSummary],
    onDone: (changed) => {
      toast(changed.changes.at(-1)?.outcome === 'waiting' ? t.trade.changeSent : words.saved);
      onHide();
    },
    onRefused: (refusal, message) => {
      if (asksForUnlock(refusal.code)) return;
      const field = fieldOf(refusal.code, { unit: 'lots', type: 'limit' });
      const shown = field === 'amount' || field === 'leverage' ? 'form' : field;
      reject({ [shown]: refusalText(refusal, message) });
    },
  });
  const hasLevels = order.kind === 'open' && order.filledQuantity === 0;
  const isLargerAllowed = order.kind === 'open' && order.direction === 'long';
  const least = Math.floor(order.filledQuantity / LOT_SIZE) + 1;
  const limitPrice = readPrice(typed.limitPrice);
  const [stopLoss, takeProfit] = [readPrice(typed.stopLoss), readPrice(typed.takeProfit)];
  const terms =
    limitPrice === null
      ? null
      : {
          order: order.id,
          limitPrice,
          quantity: typed.lots === before.lots ? order.quantity : typed.lots * LOT_SIZE,
          ...(hasLevels && stopLoss !== null ? { stopLoss } : {}),
          ...(hasLevels && takeProfit !== null ? { takeProfit } : {}),
        };
  const send = () => {
    const found = problemsOf(typed, { order, band, hasLevels });
    const said = Object.entries(found).map(([field, problem]) => [field, refusalText(problem).trim()] as const);
    // Until its words are here, the server's answer brings them.
    const errors = Object.fromEntries(said.filter(([, text]) => text !== ''));
    if (Object.keys(errors).length > 0) return reject(errors);
    const isSame = Object.entries(before).every(([field, value]) => typed[field as keyof typeof typed] === value);
    if (isSame || terms === null) return reject({ form: words.unchanged });
    setErrors({});
    command.send(terms);
  };
  const idOf = (field: string) => `change-${order.id}-${field}`;
  const summary = Object.entries(errors).map(([field, text]) => ({ id: field === 'form' ? null : idOf(field), text }));
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={words.title}
      className="animate-appear flex flex-col gap-3 bg-sunk px-4 py-3"
    >
      <ErrorSummary form={{ summary, failures }} />
      <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{words.title}</legend>
        <PriceStepper
          id={idOf('limitPrice')}
          label={t.ticket.limitPrice}
          value={typed.limitPrice}
          start={order.limitPrice}
          lower={band.lower}
          upper={band.upper}
          {...(band.lower === null || band.upper === null
            ? {}
            : { hint: t.ticket.priceRange(formatPrice(band.lower), formatPrice(band.upper)) })}
          error={errors.limitPrice}
          onChange={(limitPrice) => setTyped({ ...typed, limitPrice })}
        />
        <Stepper
          id={idOf('lots')}
          label={order.filledQuantity > 0 ? words.lots(t.shares(order.filledQuantity)) : words.lotsNone}
          value={typed.lots}
          minimum={least}
          maximum={isLargerAllowed ? LOTS_MAXIMUM : Math.max(least, before.lots)}
          minimumReason={order.filledQuantity > 0 ? words.atLeast : t.ticket.minimumLots}
          {...(isLargerAllowed ? {} : { maximumReason: words.onlySmaller })}
          error={errors.lots}
          onChange={(lots) => setTyped({ ...typed, lots })}
        />
        {hasLevels &&
          exits.map((exit) => (
            <PriceStepper
              key={exit}
              id={idOf(exit)}
              label={t.ticket[exit]}
              value={typed[exit]}
              start={order.limitPrice}
              lower={null}
              upper={null}
              error={errors[exit]}
              onChange={(value) => setTyped({ ...typed, [exit]: value })}
            />
          ))}
      </fieldset>
      <p className="text-small text-ink-2">{isLargerAllowed ? words.place : `${words.onlySmaller} ${words.place}`}</p>
      <ChangeSlip order={order} terms={terms} />
      <UnlockSheet command={command} />
      <UnknownResultCard command={command} what={`${words.title} ${order.name}`} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="medium" isWide onClick={onHide}>
          {t.close.hide}
        </Button>
        <Button
          size="medium"
          isWide
          isBusy={command.isBusy}
          blockedBecause={isOnline ? null : t.trade.offline}
          onClick={send}
        >
          {words.save}
        </Button>
      </div>
    </section>
  );
}

interface Asked {
  readonly order: Order;
  readonly band: { readonly lower: string | null; readonly upper: string | null };
  readonly hasLevels: boolean;
}

type Typed = Readonly<Record<(typeof exits)[number] | 'limitPrice', string>>;

/** What can be said before the server is asked. */
function problemsOf(typed: Typed, { order, band, hasLevels }: Asked) {
  const limitPrice = readPrice(typed.limitPrice);
  const problems: [Field, ReturnType<typeof limitProblem>][] = [['limitPrice', limitProblem(limitPrice, band)]];
  if (hasLevels)
    for (const exit of exits)
      problems.push([exit, exitProblem({ exit, typed: typed[exit], direction: order.direction, price: limitPrice })]);
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}
