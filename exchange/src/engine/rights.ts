/** Rights issues of the running market: on its ex-date a share's reference price falls by what the right was worth. */
import { exRightsPrice } from '@bahi/core/allotment.ts';
import { bandOf } from '@bahi/core/price.ts';
import type { RightsIssue } from '../port.ts';
import { emptyBook, type Stock } from './stock.ts';

/** Whatever went ex after one date, up to another. Everybody knew of it: it is no loss, and the agents follow. Answers what the price fell by. */
export function goExRights(issues: readonly RightsIssue[], stock: Stock, after: string, date: string): number {
  const before = stock.figures.previousClose;
  for (const { symbol, exDate, isCalledOff, ...terms } of issues)
    if (symbol === stock.listed.symbol && !isCalledOff && exDate > after && exDate <= date) fall(stock, terms);
  return before - stock.figures.previousClose;
}

type Terms = Pick<RightsIssue, 'numerator' | 'denominator' | 'price'>;

function fall(stock: Stock, terms: Terms): void {
  const { figures, mind, listed } = stock;
  const close = figures.previousClose;
  const after = exRightsPrice(close, terms);
  if (after === close) return;
  figures.previousClose = after;
  mind.fair += Math.log(figures.previousClose / close);
  mind.home += Math.log(figures.previousClose / close);
  stock.band = bandOf(figures.previousClose, listed.bandRate);
  emptyBook(stock);
}
