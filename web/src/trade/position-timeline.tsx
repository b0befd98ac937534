/** The timeline of a position or of an order in words: each step with its time and its numbers. */
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestTimeline } from '../ui/request-timeline.tsx';
import type { TradeTexts } from './texts.en.ts';
import { tradeTexts } from './texts.ts';
import type { TimelineRow } from './timeline.ts';

export function PositionTimeline({ rows }: { readonly rows: readonly TimelineRow[] }) {
  const t = useTexts(tradeTexts);
  const reasonText = useRefusalText();
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
          title: state === 'failed' ? t.position.notFilled : t.position.step[step],
          ...(lines.length === 0 ? {} : { detail: lines.map((line) => <div key={line}>{line}</div>) }),
        };
      })}
    />
  );
}

/** The numbers a step carries, whichever they are. */
function detailOf(params: TimelineRow['params'], t: TradeTexts): string {
  const { quantity, price, amount, until, stopLoss, takeProfit, rate, profit } = params;
  const parts = [
    typeof quantity === 'number' && price != null ? t.result.fillLine(quantity, formatPrice(String(price))) : null,
    typeof quantity === 'number' && price == null ? t.shares(quantity) : null,
    amount == null ? null : formatAmount(String(amount)),
    until == null ? null : t.trade.lockedUntil(formatDateTime(Number(until), marketZone())),
    isPrice(stopLoss) ? `${t.ticket.stopLoss} ${formatPrice(String(stopLoss))}` : null,
    isPrice(takeProfit) ? `${t.ticket.takeProfit} ${formatPrice(String(takeProfit))}` : null,
    rate == null ? null : `${t.position.marginRate} ${rate}%`,
    profit == null ? null : `${t.close.profit} ${formatAmount(String(profit))}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function isPrice(value: string | number | undefined): boolean {
  return value !== undefined && value !== '';
}
