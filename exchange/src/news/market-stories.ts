/** Ids and shapes of the events that are not a company's own: the same event has the same id for ever. */
import type { CorporateAction, InstrumentStatus, MarketEvent } from '@bahi/contract/venue.ts';

export function bandEvent(
  symbol: string,
  date: string,
  side: 'upper' | 'lower',
  price: number,
  at: number,
): MarketEvent {
  return { kind: 'band', id: `band:${symbol.toLowerCase()}:${date}:${side}`, at, symbol, side, price };
}

export function haltEvent(symbol: string, date: string, rate: number, until: number, at: number): MarketEvent {
  return { kind: 'halt', id: `halt:${date}:${rate}`, at, symbol, rate, until };
}

export function resumeEvent(date: string, rate: number, at: number): MarketEvent {
  return { kind: 'resume', id: `resume:${date}:${rate}`, at };
}

export function statusEvent(symbol: string, status: InstrumentStatus, at: number): MarketEvent {
  return {
    kind: 'status',
    id: `status:${symbol.toLowerCase()}:${status.since}:${plain(status.state)}`,
    at,
    symbol,
    status,
  };
}

export function actionEvent(
  symbol: string,
  stage: 'declared' | 'ex',
  { recordDate, exDate, payDate, kind, numerator, denominator, cash }: CorporateAction,
  at: number,
): MarketEvent {
  const action = { recordDate, exDate, payDate, kind, numerator, denominator, cash };
  return { kind: 'action', id: `${stage}:${symbol.toLowerCase()}:${exDate}:${kind}`, at, symbol, stage, action };
}

export function closeEvent(
  symbol: string,
  date: string,
  { level, previous }: { readonly level: number; readonly previous: number },
  at: number,
): MarketEvent {
  return { kind: 'close', id: `close:${date}`, at, date, symbol, level, previous };
}

function plain(state: string): string {
  return state.replaceAll('_', '-');
}
