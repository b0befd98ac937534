/** What a mandate came to: each order with its result, charges and ledger lines, and the sums, to the paisa. */
import { formatAmount, formatDateTime, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { SlipRow } from '../ui/slip.tsx';
import type { Mandate } from './mandate-words.ts';
import { dayTradingTexts } from './texts.ts';

type Settlement = NonNullable<Mandate['settlement']>;

export function MandateRecord({ settlement }: { readonly settlement: Settlement }) {
  const t = useTexts(dayTradingTexts).record;
  const { trades, gross, charges, fee, net, settledAt } = settlement;
  return (
    <>
      {trades.length === 0 && <p className="py-1 text-small text-ink-2">{t.none}</p>}
      {trades.map((trade) => (
        <Trade key={trade.order} trade={trade} />
      ))}
      <SlipRow label={t.gross} value={formatSigned(gross)} />
      <SlipRow label={t.allCharges} value={formatSigned(`-${charges}`)} />
      <SlipRow label={t.fee} value={formatSigned(`-${fee}`)} />
      <SlipRow label={t.net} value={formatSigned(net)} isTotal />
      <SlipRow label={t.settled} value={formatDateTime(settledAt, marketZone())} />
    </>
  );
}

function Trade({ trade }: { readonly trade: Settlement['trades'][number] }) {
  const t = useTexts(dayTradingTexts).record;
  const { order, direction, quantity, carried, gross, charges, entries } = trade;
  const name = useNameOf(trade);
  const size = quantity === 0 ? t.unfilled : t.shares(formatQuantity(quantity));
  return (
    <SlipRow
      label={`${name} · ${t.side[direction]}`}
      value={formatSigned(gross)}
      note={
        <span className="flex flex-wrap gap-x-3">
          <span>
            {size} · {t.charges(formatAmount(charges))}
          </span>
          {carried > 0 && <span>{t.carried(formatQuantity(carried))}</span>}
          {quantity > 0 && (
            <InlineLink to={href('/trade/positionDetail', { position: order })}>{t.position}</InlineLink>
          )}
          {entries.map((entry) => (
            <InlineLink key={entry} to={href('/information/fundRecord', { entry })}>
              {t.line(entry)}
            </InlineLink>
          ))}
        </span>
      }
    />
  );
}
