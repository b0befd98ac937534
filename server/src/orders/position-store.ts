/**
 * How positions are written. Whoever writes one has read it under the lock of its book, and so knows whether it is new: an insert that first
 * looks for a row to update costs PostgreSQL half as much again.
 */
import type { Tx } from '../platform/database.ts';
import { int2Array, int4Array, int8Array, plainArray, textArray } from '../platform/arrays.ts';
import { chargesToList, type PositionRow } from './rows.ts';
import { write } from './store.ts';

type ArrayOf = (positions: readonly PositionRow[]) => unknown;
type Column = readonly [name: string, type: string, of: ArrayOf];

const KEY: readonly Column[] = [
  ['customer_id', 'bigint', (all) => int8Array(all.map((position) => position.customerId))],
  ['id', 'bigint', (all) => int8Array(all.map((position) => position.id))],
];
const FIXED: readonly Column[] = [
  ['opened_at', 'bigint', (all) => int8Array(all.map((position) => position.openedAt))],
  ['leverage', 'smallint', (all) => int2Array(all.map((position) => position.leverage))],
  ['direction', 'orders.direction', (all) => plainArray(all.map((position) => position.direction))],
  ['origin', 'text', (all) => plainArray(all.map((position) => position.origin))],
];
const CHANGING: readonly Column[] = [
  ['closed_at', 'bigint', (all) => int8Array(all.map((position) => position.closedAt))],
  ['locked_until', 'bigint', (all) => int8Array(all.map((position) => position.lockedUntil))],
  ['opened_turnover', 'bigint', (all) => int8Array(all.map((position) => position.openedTurnover))],
  ['closed_turnover', 'bigint', (all) => int8Array(all.map((position) => position.closedTurnover))],
  ['cost', 'bigint', (all) => int8Array(all.map((position) => position.cost))],
  ['opened_margin', 'bigint', (all) => int8Array(all.map((position) => position.openedMargin))],
  ['original_margin', 'bigint', (all) => int8Array(all.map((position) => position.originalMargin))],
  ['added_margin', 'bigint', (all) => int8Array(all.map((position) => position.addedMargin))],
  ['realised', 'bigint', (all) => int8Array(all.map((position) => position.realisedProfit))],
  ['receivable', 'bigint', (all) => int8Array(all.map((position) => position.receivable))],
  ['stop_loss', 'bigint', (all) => int8Array(all.map((position) => position.stopLoss))],
  ['take_profit', 'bigint', (all) => int8Array(all.map((position) => position.takeProfit))],
  ['closing_order_id', 'bigint', (all) => int8Array(all.map((position) => position.closingOrderId))],
  ['quantity', 'int', (all) => int4Array(all.map((position) => position.quantity))],
  ['lent', 'int', (all) => int4Array(all.map((position) => position.lent))],
  ['lends', 'int', (all) => int4Array(all.map((position) => position.lends))],
  ['pledged', 'int', (all) => int4Array(all.map((position) => position.pledged))],
  ['opened_quantity', 'int', (all) => int4Array(all.map((position) => position.openedQuantity))],
  ['additions', 'int', (all) => int4Array(all.map((position) => position.additions))],
  ['lock_minutes', 'int', (all) => int4Array(all.map((position) => position.lockMinutes))],
  ['lock_days', 'smallint', (all) => int2Array(all.map((position) => position.lockDays))],
  ['is_warned', 'boolean', (all) => plainArray(all.map((position) => position.isWarned))],
  ['status', 'orders.position_status', (all) => plainArray(all.map((position) => position.status))],
];

const INSERTED = [...KEY, ...FIXED, ...CHANGING];
const UPDATED = [...KEY, ...CHANGING];

const INSERT = `insert into orders.position (${namesOf(INSERTED)}, symbol, charges)
  select ${namesOf(INSERTED)}, symbol, charges::bigint[]
  from unnest(${arraysOf(INSERTED)}, $${INSERTED.length + 1}::text[], $${INSERTED.length + 2}::text[])
    as c (${namesOf(INSERTED)}, symbol, charges)`;

/** What is lent no more is not waited for either. */
const UPDATE = `update orders.position p
  set ${CHANGING.map(([name]) => `${name} = c.${name}`).join(', ')}, charges = c.charges::bigint[], recalled = least(p.recalled, c.lent)
  from unnest(${arraysOf(UPDATED)}, $${UPDATED.length + 1}::text[]) as c (${namesOf(UPDATED)}, charges)
  where p.customer_id = c.customer_id and p.id = c.id`;

export async function insertPositions(tx: Tx, positions: readonly PositionRow[]): Promise<void> {
  const symbols = textArray(positions.map((position) => position.symbol));
  await write(tx, positions.length, {
    name: 'orders.insert_positions',
    text: INSERT,
    values: [...valuesOf(INSERTED, positions), symbols, chargesOf(positions)],
  });
}

export async function updatePositions(tx: Tx, positions: readonly PositionRow[]): Promise<void> {
  await write(tx, positions.length, {
    name: 'orders.update_positions',
    text: UPDATE,
    values: [...valuesOf(UPDATED, positions), chargesOf(positions)],
  });
}

function namesOf(columns: readonly Column[]): string {
  return columns.map(([name]) => name).join(', ');
}

function arraysOf(columns: readonly Column[]): string {
  return columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
}

function valuesOf(columns: readonly Column[], positions: readonly PositionRow[]): unknown[] {
  return columns.map(([, , of]) => of(positions));
}

function chargesOf(positions: readonly PositionRow[]): string {
  return textArray(positions.map((position) => plainArray(chargesToList(position.charges))));
}
