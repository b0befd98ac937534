/** Which random numbers the plan of corporate actions after genesis is made from. */
import type { Rng } from '@bahi/core/rng.ts';
import type { FindableStreams, SecretStreams } from '../streams.ts';

export interface ActionDraws {
  dividendsOf(symbol: string): Rng;
  /** Splits and bonus shares. */
  sharesOf(symbol: string): Rng;
  declaredOf(symbol: string, exDate: string): Rng;
  /** Who splits and who gives bonus shares soon after genesis. */
  first(): Rng;
}

export function secretDraws(ahead: SecretStreams): ActionDraws {
  return {
    dividendsOf: (symbol) => ahead.secret('dividends', symbol),
    sharesOf: (symbol) => ahead.secret('shares', symbol),
    declaredOf: (symbol, exDate) => ahead.secret('declared', symbol, exDate),
    first: () => ahead.secret('first'),
  };
}

/** Of a market before its seed was renewed. */
export function findableDraws(streams: FindableStreams): ActionDraws {
  return {
    dividendsOf: (symbol) => streams.findable(symbol, ' coming dividends'),
    sharesOf: (symbol) => streams.findable(symbol, ' coming shares'),
    declaredOf: (symbol, exDate) => streams.findable(`${symbol} ${exDate}`, ' declared'),
    first: () => streams.findable('first actions after genesis'),
  };
}
