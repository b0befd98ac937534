/** The ticket's working parts together: what is typed, the live price, the preview that follows it, and the command that places it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getRunningDayMandate, placeDayOrder, previewDayOrder } from '@bahi/contract/day-trading/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listOrders, placeOrder, previewOrder } from '@bahi/contract/orders/calls.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { useInstrument, useProfile } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useMarketSession } from '../data/market-session.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { moveKind } from '../shell/location.ts';
import {
  changeTicket,
  dayTermsOf,
  leverageLimit,
  newTicket,
  readPrice,
  readTicket,
  termsOfDay,
  withinBand,
  type Terms,
  type TicketAction,
} from './ticket.ts';

const PREVIEW_DELAY_MS = 200;
/** A market price moves: the figures are read again while the ticket is open. */
const PREVIEW_EVERY_MS = 3_000;

export type TicketState = ReturnType<typeof useTicket>;

export function useTicket(symbol: string, query: { direction?: string | undefined; type?: string | undefined }) {
  const quote = useQuote(symbol);
  const instrument = useInstrument(symbol);
  const info = useCall(getUser, {}, { staleTimeMs: 60_000 });
  const session = useMarketSession(instrument);
  // A link to the ticket asks for one that is ready to be placed; whoever comes back finds the one that was left.
  const [isNew] = useState(() => moveKind() === 'new');
  const typed = useTyped(newTicket(symbol, query), {
    keptAs: `ticket-${symbol}-${query.direction ?? ''}-${query.type ?? ''}`,
    isNew,
  });
  const bandRate = useProfile(symbol).data?.bandRate ?? null;
  const ticket = withinBand(typed.values, bandRate);
  const dispatch = (action: TicketAction) => typed.change((now) => changeTicket(now, action));

  const touch = (ticket.direction === 'long' ? quote?.ask : quote?.bid) ?? quote?.last ?? null;
  const lower = quote?.lower ?? null;
  const upper = quote?.upper ?? null;
  const reading = readTicket(ticket, { price: touch, lower, upper });
  // A link may open the ticket at limit before the first price is here. Afterwards an empty field stays empty.
  const isUnpriced = useRef(ticket.type === 'limit' && ticket.limitPrice === '');
  const price = useEffectEvent((at: string) => dispatch({ do: 'type', type: 'limit', price: at }));
  useEffect(() => {
    if (!isUnpriced.current || touch === null) return;
    isUnpriced.current = false;
    price(touch);
  }, [touch]);

  const terms = useLastTerms(reading.terms);
  const isDay = ticket.under === 'day';
  const asked = terms ?? { symbol, direction: 'long', type: 'market', lots: 1 };
  const reads = { keepPrevious: true, refetchMs: PREVIEW_EVERY_MS };
  const ordinary = useCall(previewOrder, asked, { ...reads, enabled: terms !== null && !isDay });
  const day = useCall(previewDayOrder, terms === null ? ANY_LOT : dayTermsOf(terms), {
    ...reads,
    enabled: terms !== null && isDay,
  });
  const preview = isDay ? day : ordinary;
  const mandate = useRunningMandate(isDay);
  const command = useOrderCommand(isDay, typed.forget);

  return {
    ticket,
    dispatch,
    quote,
    touch,
    /** What the size is counted with. */
    price: ticket.type === 'limit' ? (readPrice(ticket.limitPrice) ?? touch) : touch,
    lower,
    upper,
    reading,
    /** Terms of the figures shown, which lag behind the fields by a moment. */
    terms,
    preview,
    /** The preview's figures while there is a price to make them with. */
    figures: preview.data !== undefined && preview.data.price !== null ? preview.data : null,
    isStale:
      reading.terms === null || JSON.stringify(reading.terms) !== JSON.stringify(terms) || preview.failure !== null,
    name: instrument?.name ?? symbol,
    /** The day-trading mandate that takes orders; null: there is none. */
    mandate,
    isFund: instrument?.kind === 'fund',
    isMarginEnabled: info.data?.isMarginEnabled ?? false,
    /** Known to be missing: said before anything is filled in. */
    isMarginLocked: info.data?.isMarginEnabled === false,
    leverageLimit: leverageLimit(bandRate),
    session,
    command,
  };
}

const ANY_LOT = { symbol: '', direction: 'long', type: 'market', lots: 1 } as const;

/** What can be ordered of it moves with every order: read again while it is used. */
function useRunningMandate(isUsed: boolean) {
  const running = useCall(getRunningDayMandate, {}, { staleTimeMs: 0, refetchMs: isUsed ? PREVIEW_EVERY_MS : false });
  return running.data ?? null;
}

/** An answer that is missing stays on the ticket, whichever choice was made since. */
function useOrderCommand(isDay: boolean, onDone: () => void): Command<typeof placeOrder> {
  const changes = [listOrders, listPositions, listHoldings, getSummary];
  const ordinary = useCommand(placeOrder, { keepAs: 'order', changes, onDone });
  const day = useCommand(placeDayOrder, { keepAs: 'day-order', changes: [...changes, getRunningDayMandate], onDone });
  if (ordinary.isBusy || (!isDay && !day.isBusy)) return ordinary;
  return {
    ...day,
    sent: day.sent && termsOfDay(day.sent),
    send: (terms) => day.send(dayTermsOf({ leverage: 1, timeInForce: 'session', ...terms })),
  };
}

/** The last terms that could be read, a moment after typing stopped; at once the first time. */
function useLastTerms(terms: Terms | null): Terms | null {
  const text = terms === null ? null : JSON.stringify(terms);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === null || text === settled) return;
    const timer = setTimeout(() => setSettled(text), settled === null ? 0 : PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled === null ? null : (JSON.parse(settled) as Terms);
}
