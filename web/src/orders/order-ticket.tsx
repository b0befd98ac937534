/**
 * The order ticket, which is its own review: fields, slip, nudges and one sentence to press. The answer replaces the
 * slip in place. Opened from a row it is ready to be placed: one lot at market.
 */
import { Suspense, lazy, useState } from 'react';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { LearnLink } from '../education/parts/learn-link.tsx';
import { useConfig } from '../data/config.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import type { Trigger } from '../triggers/parts/terms.ts';
import type { AnyReason } from '../i18n/format-reason.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useInstrumentTexts } from '../i18n/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Segments } from '../ui/segments.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { amountForLots } from './amounts.ts';
import { ConfirmButton } from './parts/confirm-button.tsx';
import { DayChoice } from './day-choice.tsx';
import { nudgesFor } from './nudges.ts';
import type { OrdersTexts } from './texts.en.ts';
import { ordersTexts } from './texts.ts';
import { ShortOfFunds } from './short-of-funds.tsx';
import { ExitFields, fieldId, LeverageField, LimitField, SizeField, ValidityField } from './ticket-fields.tsx';
import { TicketHeading } from './ticket-heading.tsx';
import { TicketNudges } from './ticket-nudges.tsx';
import { TicketResult } from './ticket-result.tsx';
import { NoFigures, TicketSlip } from './ticket-slip.tsx';
import { fieldOf, type Field } from './ticket.ts';
import { useTicket, type TicketState } from './use-ticket.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';

const TriggerForm = lazy(() => import('../triggers/parts/ticket-trigger.tsx'));
const TriggerResult = lazy(() => import('../triggers/parts/trigger-result.tsx'));
const RestrictedNote = lazy(() => import('../restrictions/parts/barred-note.tsx'));

export interface OrderTicketProps {
  readonly symbol: string;
  readonly direction?: string | undefined;
  readonly type?: string | undefined;
  /** A fresh ticket after a result. */
  readonly onAgain: () => void;
}

export function OrderTicket({ symbol, direction, type, onAgain }: OrderTicketProps) {
  const t = useTexts(ordersTexts);
  const state = useTicket(symbol, { direction, type });
  const { ticket, command } = state;
  const isTrigger = ticket.when === 'trigger';
  const [focused, setFocused] = useState<Field | null>(null);
  const [failures, setFailures] = useState(0);
  const isAsSent = JSON.stringify(state.reading.terms) === JSON.stringify(command.sent);
  const ofOrder = useErrors(state, { focused: failures > 0 ? null : focused, isAsSent });
  // Of a trigger order the ticket has the size alone.
  const errors = isTrigger ? {} : ofOrder;
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const barredBecause = useBarred(state);
  const title = t.ticket.title[ticket.direction](state.name);
  const isDone = command.state.phase === 'done' || trigger !== null;

  const place = () => {
    const { terms } = state.reading;
    if (terms === null) return setFailures(failures + 1);
    command.send(terms);
  };
  const { session } = state;
  const opensAt = session !== null && session.state !== 'open' ? session.opensAt : null;
  const refusal = state.preview.data?.refusal ?? null;
  const isRestricted = refusal !== null && isRestriction(refusal);
  // A day order has its leverage: there is no field that a refusal of it could stand beside.
  const said = errors.form ?? (ticket.under === 'day' ? errors.leverage : undefined);
  const fieldProps = { state, errors, onFocusField: setFocused };
  return (
    <Screen
      title={title}
      isNarrow
      footer={isDone ? undefined : isTrigger ? <div ref={setDock} /> : <PlaceButton state={state} onPlace={place} />}
    >
      <div className="flex flex-col gap-3 px-4">
        <TicketHeading quote={state.quote} isOpen={opensAt === null} />
        {trigger !== null ? (
          <Suspense>
            <TriggerResult trigger={trigger} onAgain={onAgain} />
          </Suspense>
        ) : command.state.phase === 'done' ? (
          <TicketResult placed={command.state.data} onAgain={onAgain} />
        ) : (
          <>
            <Summary errors={errors} failures={refusedOf(command) === null ? failures : failures + 1} />
            {opensAt !== null && <MarketClosed opensAt={opensAt} />}
            {isRestricted && (
              <Suspense>
                <RestrictedNote />
              </Suspense>
            )}
            <UnlockSheet command={command} />
            <UnknownResultCard command={command} what={whatWasSent(state, t)} slow={t.ticket.slow} />
            <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
              <legend className="sr-only">{title}</legend>
              <SideAndType state={state} />
              {!isTrigger && (
                <>
                  <DayChoice state={state} />
                  <SizeField {...fieldProps} />
                  {ticket.type === 'limit' && <LimitField {...fieldProps} />}
                </>
              )}
            </fieldset>
            {isTrigger ? (
              <Suspense>
                <TriggerForm
                  key={ticket.direction}
                  symbol={symbol}
                  direction={ticket.direction}
                  leverage={ticket.leverage}
                  lots={state.reading.lots}
                  // What the cash of today allows is no limit: nothing is held until then.
                  size={<SizeField {...fieldProps} state={{ ...state, figures: null }} />}
                  options={<LeverageField state={state} errors={errors} />}
                  dock={dock}
                  barredBecause={barredBecause}
                  onDone={setTrigger}
                />
              </Suspense>
            ) : (
              <>
                {said !== undefined && <p className="font-medium text-error">{said}</p>}
                <ShortOfFunds refusal={(errors.lots ?? errors.amount) ? refusalOf(state, isAsSent) : null} />
                {/* Price, quantity, cost and the button stand on one phone screen; what is seldom changed is below. */}
                <Costs state={state} />
                <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
                  <legend className="sr-only">{t.ticket.options}</legend>
                  {ticket.type === 'limit' && ticket.under === 'ordinary' && <ValidityField state={state} />}
                  {ticket.under === 'ordinary' && <LeverageField state={state} errors={errors} />}
                  <ExitFields {...fieldProps} />
                </fieldset>
              </>
            )}
          </>
        )}
      </div>
    </Screen>
  );
}

/** The slip and what it points out; while a field cannot be read there are no figures that would fit it. */
function Costs({
  state: { ticket, reading, terms, preview, figures, quote, isStale },
}: {
  readonly state: TicketState;
}) {
  const t = useTexts(ordersTexts);
  const { data, failure } = preview;
  if (data === undefined && failure !== null) return <Loaded from={preview}>{() => null}</Loaded>;
  if (reading.terms === null || terms === null) return <NoFigures>{t.ticket.noFigures}</NoFigures>;
  if (data === undefined) return <NoFigures>{t.ticket.figuresCome}</NoFigures>;
  if (figures === null) return <NoFigures>{t.ticket.figuresWait}</NoFigures>;
  return (
    <>
      <TicketSlip ticket={ticket} preview={figures} isLimit={ticket.type === 'limit'} isStale={isStale} />
      <TicketNudges symbol={ticket.symbol} facts={nudgesFor(terms, figures, quote ?? null)} />
    </>
  );
}

/** An order without an answer may be of an earlier visit, and of another stock than this ticket's. */
function whatWasSent({ command: { sent }, ticket, name }: TicketState, t: OrdersTexts): string {
  if (sent === null) return '';
  const title = t.ticket.title[sent.direction](sent.symbol === ticket.symbol ? name : sent.symbol);
  return `${title} · ${t.lots(sent.lots)}`;
}

/** State C: when it opens, and what can be done until then. */
function MarketClosed({ opensAt }: { readonly opensAt: number }) {
  const t = useTexts(ordersTexts);
  return (
    <Nudge tone="info">
      <span className="font-semibold">{t.ticket.closed(formatDateTime(opensAt, marketZone()))}</span>{' '}
      <Countdown to={opensAt} />
      <span className="block">{t.ticket.closedHint}</span>
    </Nudge>
  );
}

function SideAndType({ state }: { readonly state: TicketState }) {
  const t = useTexts(ordersTexts);
  const { noShort: ofFunds } = useInstrumentTexts();
  const { ticket, dispatch, isFund, isMarginLocked, touch } = state;
  const noShort = isFund ? ofFunds : isMarginLocked ? t.ticket.marginOff : null;
  return (
    <div className="flex flex-col gap-2">
      <Segments
        label={t.ticket.side}
        kind="radio"
        value={ticket.direction}
        items={[
          { key: 'long', text: t.ticket.sideLong },
          {
            key: 'short',
            text: t.ticket.sideShort,
            ...(noShort === null ? {} : { disabledBecause: noShort }),
          },
        ]}
        onChange={(direction) => dispatch({ do: 'set', change: { direction } })}
      />
      {noShort !== null && (
        <span className="text-small text-ink-2">
          {noShort} {!isFund && <LearnLink />}
        </span>
      )}
      <Segments
        label={t.ticket.orderType}
        kind="radio"
        value={ticket.when === 'trigger' ? 'trigger' : ticket.type}
        items={(['market', 'limit', 'trigger'] as const).map((key) => ({ key, text: t.orderType[key] }))}
        onChange={(type) => dispatch({ do: 'type', type, price: touch })}
      />
    </div>
  );
}

/** The one action, as a sentence with its amount; what stops it stands under it. */
function PlaceButton({ state, onPlace }: { readonly state: TicketState; readonly onPlace: () => void }) {
  const t = useTexts(ordersTexts);
  const { mode } = useConfig();
  const { isOnline } = useConnection();
  const barredBecause = useBarred(state);
  const { ticket, session, command, figures, reading } = state;
  const words = mode === 'practice' ? t.ticket.place : t.ticket.placeLive;
  const needed = reading.terms === null || figures === null ? '' : formatAmount(figures.needed);
  const amount = needed !== '' && ticket.type === 'market' ? t.ticket.about(needed) : needed;
  const isClosed = session !== null && session.state !== 'open';
  // A limit that is good till cancelled may wait for the opening; everything else needs the session.
  const canWait = ticket.type === 'limit' && ticket.timeInForce === 'gtc';
  const blockedBecause = !isOnline
    ? t.trade.offline
    : isClosed && !canWait
      ? t.ticket.closed(formatDateTime(session.opensAt, marketZone()))
      : barredBecause;
  return (
    <ConfirmButton
      variant={ticket.direction === 'long' ? 'primary' : 'ink'}
      isBusy={command.isBusy}
      blockedBecause={blockedBecause}
      onConfirm={onPlace}
    >
      <span className="tabular-nums">{words[ticket.direction](amount).trim()}</span>
    </ConfirmButton>
  );
}

/** What is known already: nobody is asked for a fund password only to be refused. */
function useBarred({ ticket, preview, isMarginEnabled }: TicketState): string | null {
  const t = useTexts(ordersTexts);
  const refusalText = useRefusalText();
  const refusal = preview.data?.refusal ?? null;
  if (refusal !== null && isRestriction(refusal)) return refusalText(refusal);
  return !isMarginEnabled && (ticket.direction === 'short' || ticket.leverage > 1) ? t.ticket.marginOff : null;
}

/** State F: nothing the customer types would change it. */
function isRestriction({ code }: AnyReason): boolean {
  return code === 'identity.frozen' || code === 'identity.no_trade' || code === 'identity.paused';
}

/** What is wrong, by field: read from the fields, told by the preview, or refused by the server. */
function useErrors(
  state: TicketState,
  { focused, isAsSent }: { readonly focused: Field | null; readonly isAsSent: boolean },
): Partial<Record<Field, string>> {
  const text = useRefusalText();
  const t = useTexts(ordersTexts);
  const { ticket, reading, preview, command, terms } = state;
  const errors: Partial<Record<Field, string>> = {};
  const isFresh = JSON.stringify(reading.terms) === JSON.stringify(terms);
  const refusal = isFresh ? (preview.data?.refusal ?? null) : null;
  if (refusal !== null) errors[fieldOf(refusal.code, ticket)] = text(refusal);
  const refused = refusedOf(command);
  if (refused !== null && isAsSent)
    errors[fieldOf(refused.refusal.code, ticket)] = text(refused.refusal, refused.message);
  for (const [field, problem] of Object.entries(reading.problems)) errors[field as Field] = text(problem);
  // Whoever types an amount is answered in amounts.
  const inAmount = amountProblem(state, t);
  if (inAmount !== null) errors.amount = inAmount;
  if (focused !== null) delete errors[focused];
  return errors;
}

function amountProblem({ ticket, reading, price }: TicketState, t: OrdersTexts): string | null {
  if (ticket.unit !== 'amount' || reading.problems.amount === undefined) return null;
  const one = price === null ? null : amountForLots({ lots: 1, price });
  return reading.lots === null || one === null ? t.ticket.amountMissing : t.ticket.amountTooSmall(formatAmount(one));
}

/** What the customer has to correct; that the fund password is asked for is nothing of that. */
function refusedOf({ state }: TicketState['command']) {
  return state.phase === 'refused' && !asksForUnlock(state.refusal.code) ? state : null;
}

/** The server's word on these very terms: of the order that was sent, or of its preview. */
function refusalOf({ command, preview }: TicketState, isAsSent: boolean): AnyReason | null {
  if (command.state.phase === 'refused' && isAsSent) return command.state.refusal;
  return preview.data?.refusal ?? null;
}

function Summary(props: { readonly errors: Partial<Record<Field, string>>; readonly failures: number }) {
  const summary = Object.entries(props.errors).map(([field, text]) => ({
    id: field === 'form' ? null : fieldId(field as Field),
    text,
  }));
  return <ErrorSummary form={{ summary, failures: props.failures }} />;
}
