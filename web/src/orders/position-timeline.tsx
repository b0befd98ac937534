/** The timeline of a position or of an order in words: each step with its time and its numbers. */
import { formatAmount, formatDateTime, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import type { CountedTexts } from './texts.en.ts';
import type { TimelineRow } from './timeline.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export function PositionTimeline({ symbol, rows }: { readonly symbol: string; readonly rows: readonly TimelineRow[] }) {
  const t = useCountedTexts(symbol);
  const reasonText = useTradeRefusal();
  return (
    <RequestTimeline
      label={t.position.timeline}
      items={rows.map(({ key, step, state, at, params }) => {
        const { code } = params;
        const lines = [
          at === null ? null : formatDateTime(at, marketZone()),
          detailOf(params, t),
          typeof code === 'string' ? reasonText({ code, params }) : null,
        ].filter((line) => line !== null && line !== '');
        return {
          key,
          state,
          title: state === 'failed' && step === 'filled' ? t.position.notFilled : t.position.step[step],
          ...(lines.length === 0 ? {} : { detail: lines.map((line) => <div key={line}>{line}</div>) }),
        };
      })}
    />
  );
}

/** The numbers a step carries, whichever they are. */
function detailOf(params: TimelineRow['params'], t: CountedTexts): string {
  const { quantity, before, after, price, type, origin, amount, until, stopLoss, takeProfit, rate, profit } = params;
  const parts: string[] = [];
  if (typeof before === 'number' && typeof after === 'number') parts.push(`${t.shares(before)} → ${t.shares(after)}`);
  if (typeof quantity === 'number') {
    // The price of an order at market is its protection price, which is not what it asks for.
    if (type === 'market') parts.push(t.shares(quantity), t.trade.atMarket);
    else parts.push(price === undefined ? t.shares(quantity) : t.result.fillLine(quantity, formatPrice(String(price))));
  }
  if (typeof origin === 'string' && origin in t.origin && origin !== 'customer')
    parts.push(t.origin[origin as keyof typeof t.origin]);
  if (amount !== undefined) parts.push(formatAmount(String(amount)));
  if (until !== undefined) parts.push(t.trade.lockedUntil(formatDateTime(Number(until), marketZone())));
  if (stopLoss) parts.push(`${t.ticket.stopLoss} ${formatPrice(String(stopLoss))}`);
  if (takeProfit) parts.push(`${t.ticket.takeProfit} ${formatPrice(String(takeProfit))}`);
  if (rate !== undefined) parts.push(`${t.position.marginRate} ${rate}%`);
  if (profit !== undefined) parts.push(`${t.sale.net} ${formatSigned(String(profit))}`);
  return parts.join(' · ');
}
