/** The form of a trigger order, new or changed: its kind, its prices with their distance, what will happen in one sentence, the estimate. */
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { refusal } from '@bahi/contract/errors.ts';
import { addTrigger, changeTrigger, getTrigger, listTriggers } from '@bahi/contract/triggers/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useConfig } from '../../data/config.ts';
import { useInstrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useMarketSession } from '../../data/market-session.ts';
import { useConnection } from '../../data/stream.ts';
import { useCommand } from '../../data/use-command.ts';
import { marketZone } from '../../data/zone.ts';
import type { AnyReason } from '../../i18n/format-reason.ts';
import { refusalWords, useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmButton } from '../../orders/parts/confirm-button.tsx';
import { LOTS_MAXIMUM } from '../../orders/parts/prices.ts';
import { asksForUnlock, UnlockSheet } from '../../security/parts/unlock-sheet.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Nudge } from '../../ui/nudge.tsx';
import { Segments } from '../../ui/segments.tsx';
import { UnknownResultCard } from '../../ui/unknown-result-card.tsx';
import { useForm } from '../../ui/use-form.ts';
import {
  actOf,
  newTyped,
  pricesOf,
  readTyped,
  typedOf,
  type AddTerms,
  type Kind,
  type Trigger,
  type Typed,
} from './terms.ts';
import { triggerTexts } from './texts.ts';
import { PriceFields } from './price-fields.tsx';
import { TriggerCost } from './trigger-cost.tsx';
import { ValidityFields } from './validity-fields.tsx';
import { sentenceOf, toldOfPrices } from './words.ts';

export interface TriggerFormProps {
  readonly kinds: readonly Kind[];
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  /** The position that it exits; null: it opens one. */
  readonly position: string | null;
  readonly leverage: Trigger['leverage'];
  /** Null: all of the position. */
  readonly lots: number | null;
  /** The field of the lots. */
  readonly size: ReactNode;
  /** Further fields of the order. */
  readonly options?: ReactNode;
  /** One that is set already gets other terms. */
  readonly changed?: Trigger;
  /** Where its button stands; left out: below it. Null: it is not there yet. */
  readonly dock?: HTMLElement | null;
  readonly barredBecause: string | null;
  readonly onDone: (trigger: Trigger) => void;
}

const reads = [listTriggers, getTrigger];

export function TriggerForm(props: TriggerFormProps) {
  const { kinds, symbol, direction, position, leverage, lots, changed, barredBecause, onDone } = props;
  const t = useTexts(triggerTexts);
  const refusalText = useRefusalText();
  const mark = useQuote(symbol)?.mark ?? null;
  const box = useRef<HTMLFormElement>(null);
  const side = (position === null) === (direction === 'long') ? 'buy' : 'sell';
  const read = (typed: Typed) => readTyped(typed, { side, mark });
  const problemOf = (name: string, typed: Typed) => {
    const problems: Partial<Record<string, AnyReason>> = read(typed).problems;
    const problem = problems[name];
    // Until its words are here nothing is said.
    return problem === undefined ? null : refusalText(problem).trim() || null;
  };
  const prefix = `trigger-${changed?.id ?? position ?? 'new'}`;
  const rule = (name: string) => (_: string, typed: Typed) => problemOf(name, typed);
  const names = ['triggerPrice', 'limitPrice', 'targetPrice', 'targetLimitPrice', 'trail'];
  const form = useForm<Typed>({
    initial: changed === undefined ? newTyped(kinds[0]!) : typedOf(changed),
    rules: Object.fromEntries(names.map((name) => [name, rule(name)])),
    idPrefix: prefix,
    ...(changed === undefined ? { keptAs: `trigger-${symbol}-${position ?? direction}` } : {}),
    onSubmit: (typed) => void send(typed),
  });
  const told = {
    changes: reads,
    onDone: (trigger: Trigger) => {
      form.forget();
      onDone(trigger);
    },
    onRefused: (refused: AnyReason, message: string) => {
      if (asksForUnlock(refused.code)) return;
      const field = fieldOf(refused.code, kind);
      const words = refusalText(refused, message);
      form.reject(field === null ? {} : { [field]: words }, field === null ? words : null);
    },
  };
  const add = useCommand(addTrigger, { ...told, keepAs: `trigger-${symbol}-${position ?? ''}` });
  const change = useCommand(changeTrigger, told);
  const command = changed === undefined ? add : change;
  const typed = form.values;
  const kind = typed.kind as Kind;
  const { prices, terms } = read(typed);
  // What is wrong with a field of another kind is of no matter now.
  const asked = new Set([...pricesOf(typed), 'trail', 'expiresOn'].map((name) => `${prefix}-${name}`));
  const what = prices === null ? null : toldOfPrices(prices, { kind, act: actOf({ position, direction }), lots });

  async function send(values: Typed): Promise<void> {
    const reading = read(values);
    if (Object.keys(reading.problems).length > 0) {
      await refusalWords();
      return form.reject(Object.fromEntries(names.map((name) => [name, problemOf(name, values)])));
    }
    if (position === null && lots === null) {
      await refusalWords();
      return form.reject({}, refusalText(refusal('orders.lots_invalid', { minimum: 1, maximum: LOTS_MAXIMUM })));
    }
    const sized = { ...reading.terms, ...(lots === null ? {} : { lots }) };
    if (changed !== undefined) return change.send({ trigger: changed.id, ...sized });
    const of: Partial<AddTerms> = position === null ? { symbol, direction } : { position };
    add.send({ ...sized, ...of, kind, leverage: position === null ? leverage : 1 });
  }

  return (
    <>
      <form ref={box} noValidate aria-label={t.title} onSubmit={form.onSubmit} className="flex min-w-0 flex-col gap-3">
        <ErrorSummary
          form={{ summary: form.summary.filter(({ id }) => id === null || asked.has(id)), failures: form.failures }}
        />
        <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
          <legend className="sr-only">{t.title}</legend>
          {kinds.length > 1 && (
            <div className={kinds.length > 4 ? '-mx-4' : undefined}>
              <Segments
                label={t.kindLabel}
                kind="radio"
                look={kinds.length > 4 ? 'chips' : 'box'}
                value={kind}
                items={kinds.map((key) => ({ key, text: t.kind[key] }))}
                onChange={(next) => form.set('kind', next)}
              />
            </div>
          )}
          {props.size}
          <PriceFields form={form} side={side} mark={mark} canChooseType={changed === undefined} />
          <Nudge tone="info">
            {what === null ? (
              t.sentence.none
            ) : (
              <>
                <p className="font-semibold">{sentenceOf(what, t)}</p>
                <p>
                  {t.sentence.held} {t.sentence.watched}
                </p>
              </>
            )}
          </Nudge>
        </fieldset>
        <Closed symbol={symbol} />
        <TriggerCost
          symbol={symbol}
          direction={direction}
          position={position}
          leverage={leverage}
          lots={lots}
          price={what === null ? null : (what.limit ?? what.price)}
        />
        <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
          <legend className="sr-only">{t.more}</legend>
          {props.options}
          <ValidityFields form={form} hasLimit={terms.limitPrice !== undefined} />
        </fieldset>
      </form>
      <UnlockSheet command={command} />
      <UnknownResultCard command={command} what={t.title} />
      <Dock
        at={props.dock}
        isChange={changed !== undefined}
        variant={side === 'buy' ? 'primary' : 'ink'}
        isBusy={command.isBusy}
        barredBecause={barredBecause}
        onConfirm={() => box.current?.requestSubmit()}
      />
    </>
  );
}

function Dock(props: {
  readonly at: HTMLElement | null | undefined;
  readonly isChange: boolean;
  readonly variant: 'primary' | 'ink';
  readonly isBusy: boolean;
  readonly barredBecause: string | null;
  readonly onConfirm: () => void;
}) {
  const { at, isChange, barredBecause, ...rest } = props;
  const t = useTexts(triggerTexts);
  const { mode } = useConfig();
  const { isOnline } = useConnection();
  if (at === null) return null;
  const button = (
    <ConfirmButton {...rest} blockedBecause={isOnline ? barredBecause : t.offline}>
      {isChange ? t.save : mode === 'practice' ? t.setPractice : t.set}
    </ConfirmButton>
  );
  return at === undefined ? button : createPortal(button, at);
}

/** It can be set all the same. */
function Closed({ symbol }: { readonly symbol: string }) {
  const t = useTexts(triggerTexts);
  const session = useMarketSession(useInstrument(symbol));
  if (session === null || session.state === 'open') return null;
  return <Nudge tone="info">{t.closed(formatDateTime(session.opensAt, marketZone()))}</Nudge>;
}

/** The field a refusal belongs beside; null: it is about the whole order. */
function fieldOf(code: string, kind: Kind): keyof Typed | null {
  if (code === 'triggers.trail_invalid') return 'trail';
  if (code === 'triggers.date_invalid') return 'expiresOn';
  // The mark has passed it meanwhile; of two prices it is not known which.
  return code === 'triggers.wrong_side' && kind !== 'oco' && kind !== 'trailing' ? 'triggerPrice' : null;
}
