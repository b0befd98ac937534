/** The ticket's working parts together: what is typed, the live price, the preview that follows it, and the command that places it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listOrders, placeOrder, previewOrder } from '@bahi/contract/orders/calls.ts';
import { listHoldings, listPositions } from '@bahi/contract/orders/positions.ts';
import { useInstrument, useProfile } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useMarketSession } from '../data/market-session.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { moveKind } from '../shell/location.ts';
import {
  changeTicket,
  leverageLimit,
  newTicket,
  readTicket,
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
  const preview = useCall(previewOrder, terms ?? { symbol, direction: 'long', type: 'market', lots: 1 }, {
    enabled: terms !== null,
    keepPrevious: true,
    refetchMs: PREVIEW_EVERY_MS,
  });
  const command = useCommand(placeOrder, {
    keepAs: 'order',
    changes: [listOrders, listPositions, listHoldings, getSummary],
    onDone: typed.forget,
  });

  return {
    ticket,
    dispatch,
    quote,
    touch,
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
    isMarginEnabled: info.data?.isMarginEnabled ?? false,
    leverageLimit: leverageLimit(bandRate),
    session,
    command,
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
