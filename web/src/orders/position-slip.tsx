/** The slip of a position: all its fields of spec §3, every charge, nothing rounded away; last what its sales brought so far. */
import { formatAmount, formatDateTime, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { useConfigNumber } from '../data/config.ts';
import { marketZone } from '../data/zone.ts';
import { Term } from '../glossary/parts/term.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { sum, toInteger } from './amounts.ts';
import { ChargesRow } from './charges-row.tsx';
import { NumberRow } from './order-slip.tsx';
import type { Order, Position } from './outcome.ts';
import { ReceivedRow } from './sale-rows.tsx';
import { ordersTexts } from './texts.ts';
import { useCountedTexts } from './use-counted-texts.ts';

export function PositionSlip(props: {
  readonly position: Position;
  readonly mark: string | null;
  readonly marketValue: string | null;
  readonly orders: readonly Order[];
}) {
  const { position, mark, marketValue, orders } = props;
  const received = sum(orders.flatMap(({ sale }) => (sale === null ? [] : [sale.received])));
  const t = useCountedTexts(position.symbol);
  const { direction, status, charges } = position;
  const isClosed = status === 'closed';
  const total = sum(charges.map(({ amount }) => amount)) ?? '0.00';
  const isLong = direction === 'long';
  const when = (at: number) => formatDateTime(at, marketZone());
  const charged = <ChargesRow label={isClosed ? t.sale.charges : t.position.charges} total={total} charges={charges} />;
  return (
    <Slip title={t.position.slip} hasTitle>
      <SlipRow
        label={t.position.quantity}
        value={t.position.ofOpened(isClosed ? position.openedQuantity : position.quantity, position.openedQuantity)}
      />
      <SlipRow
        label={isLong ? t.position.buyPrice : t.position.shortPrice}
        value={formatPrice(position.averagePrice)}
      />
      {!isClosed && <SlipRow label={<Term of="mark">{t.position.marketPrice}</Term>} value={formatPrice(mark)} />}
      {!isClosed && (
        <SlipRow
          label={<Term of="contractAmount">{t.position.contractAmount}</Term>}
          value={formatAmount(position.contractAmount)}
        />
      )}
      {!isClosed && (
        <SlipRow label={t.position.marketValue} value={marketValue === null ? '—' : formatAmount(marketValue)} />
      )}
      {!isClosed && (
        <SlipRow
          label={<Term of="margin">{t.position.originalMargin}</Term>}
          value={formatAmount(position.originalMargin)}
        />
      )}
      {toInteger(position.addedMargin) !== 0n && (
        <SlipRow label={t.position.addedMargin} value={formatAmount(position.addedMargin)} />
      )}
      {position.closePrice === null && charged}
      <RiskRows position={position} />
      {position.closePrice !== null && (
        <>
          <SlipRow label={t.position.closePrice[direction]} value={formatPrice(position.closePrice)} />
          <SlipRow label={t.sale.gross} value={formatSigned(position.grossProfit)} />
          {charged}
          <SlipRow label={t.position.realisedProfit} value={formatSigned(position.realisedProfit)} />
          <ReceivedRow received={received} />
        </>
      )}
      <SlipRow label={t.position.openedAt[direction]} value={when(position.openedAt)} />
      {position.closedAt !== null && <SlipRow label={t.position.closedAt} value={when(position.closedAt)} />}
      <NumberRow label={t.position.number} number={position.id} />
    </Slip>
  );
}

/** Only for a position that can be closed out, and the exits of one that is open. */
function RiskRows({ position }: { readonly position: Position }) {
  const t = useTexts(ordersTexts);
  const warning = useConfigNumber('margin_warning_percent');
  const closeOut = useConfigNumber('margin_close_out_percent');
  if (position.status === 'closed') return null;
  return (
    <>
      {position.marginRate !== null && (
        <SlipRow
          label={t.position.marginRate}
          value={`${formatPrice(position.marginRate)}%`}
          note={t.position.marginRateHint(warning, closeOut)}
        />
      )}
      {position.closeOutPrice !== null && (
        <SlipRow label={t.position.closeOutPrice} value={formatPrice(position.closeOutPrice)} />
      )}
      <SlipRow label={t.ticket.stopLoss} value={exitText(position.stopLoss, t.position.none)} />
      <SlipRow label={t.ticket.takeProfit} value={exitText(position.takeProfit, t.position.none)} />
    </>
  );
}

function exitText(price: string | null, none: string): string {
  return price === null ? none : formatPrice(price);
}
