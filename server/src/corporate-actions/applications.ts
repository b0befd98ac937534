/**
 * Dividends of the own positions, and applications for them (spec §4, decision 0033). Where the configuration asks for it a long position's
 * dividend is paid once somebody of the staff has approved the application. It is the customer's all the same: a refusal says why it
 * is not paid now, and on the date that is told at the ex-date everything that is left is paid without anybody's doing.
 */
import type { applyForDividend, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { decidedBy, requireAmount, requirePending, type Noted } from '../platform/requests/deciding.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountState } from '../restrictions/service.ts';
import * as store from './application-store.ts';
import { requests, type DividendRow, type EarlierRefusal, type Reason } from './application-store.ts';
import { momentsOf, type DatesDeps } from './dates.ts';
import { dividendView, isOnApplication, type DividendView } from './views.ts';

export async function dividendsPage(
  deps: DatesDeps,
  tx: Tx,
  customerId: bigint,
  { position, symbol, state, page, pageSize }: ParsedInputOf<typeof listDividends>,
): Promise<OutputOf<typeof listDividends>> {
  const { rows, total } = await store.selectDividends(tx, customerId, {
    positionId: position === undefined ? null : storedId(position),
    symbol: symbol ?? null,
    isPaid: state === undefined ? null : state === 'paid',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map((row) => viewOf(deps, row)), total, page, pageSize };
}

export async function apply(
  deps: DatesDeps,
  tx: Tx,
  {
    customerId,
    input,
    now,
  }: { readonly customerId: bigint; readonly input: ParsedInputOf<typeof applyForDividend>; readonly now: number },
): Promise<DividendView> {
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  const id = storedId(input.dividend);
  await store.lockEntitlement(tx, { id, customerId });
  const row = (await store.selectDividend(tx, id, customerId)) ?? refuse('dividends.unknown', {});
  if (row.state === 'entitled') refuse('dividends.not_yet', { from: Number(row.exAt) });
  if (row.state === 'done') refuse('dividends.paid', {});
  if (!isOnApplication(row, paysAtOf(deps, row))) refuse('dividends.automatic', { at: paysAtOf(deps, row) });
  if (row.applicationStatus !== null && row.applicationStatus !== 'rejected') refuse('dividends.applied', {});
  const promisedBy = now + deps.parametersAt(now).dividendPromiseMinutes * MINUTE_MS;
  await requests.insert(tx, { entitlementId: id, customerId, amount: row.amount, createdAt: now, promisedBy });
  return viewOf(deps, (await store.selectDividend(tx, id, customerId))!);
}

interface Outcome {
  readonly status: 'approved' | 'rejected';
  readonly reason: Reason | null;
}

export interface DecidedDividend {
  readonly dividend: DividendView;
  readonly needsSecond: false;
}

/** The amount is typed again. From the pay date on it is paid within seconds (service.ts), which says so. */
export async function approveApplication(
  deps: DatesDeps,
  tx: Tx,
  { amount, ...decision }: Noted & { readonly amount: string },
): Promise<DecidedDividend> {
  const application = requirePending(await requests.lock(tx, decision.id));
  requireAmount(amount, application.amount);
  return decide(deps, tx, decision, { status: 'approved', reason: null });
}

export async function rejectApplication(
  deps: DatesDeps,
  tx: Tx,
  { reason, ...decision }: Noted & { readonly reason: Reason },
): Promise<DecidedDividend> {
  requirePending(await requests.lock(tx, decision.id));
  return decide(deps, tx, decision, { status: 'rejected', reason });
}

async function decide(deps: DatesDeps, tx: Tx, decision: Noted, outcome: Outcome): Promise<DecidedDividend> {
  await requests.update(tx, decision.id, { ...outcome, note: decision.note, ...decidedBy(decision) });
  const { row } = (await dividendOfApplication(tx, decision.id))!;
  const view = viewOf(deps, row);
  const isDue = decision.now >= paysAtOf(deps, row);
  const last = businessDateOf(deps.calendar, Number(row.settlesAt));
  await writeMessages(tx, decidedMessages(row, { ...decision, ...outcome, isDue, last }));
  return { dividend: view, needsSecond: false };
}

/** What is paid at once is told of by its payment. */
function decidedMessages(
  row: DividendRow,
  {
    id,
    reason,
    now,
    isDue,
    last,
  }: Noted & Pick<Outcome, 'reason'> & { readonly isDue: boolean; readonly last: string },
): NewMessage[] {
  const { customerId, symbol } = row;
  const position = row.positionId.toString();
  const amount = formatMoney(row.amount);
  const shared = {
    customerId,
    kind: 'decision',
    at: now,
    about: { type: 'position', id: position },
    onceKey: `dividend application ${id}`,
  } as const;
  if (reason !== null) {
    return [{ ...shared, story: storyOf(`dividend.refused_${reason}`, { symbol, position, amount, last }) }];
  }
  if (isDue) return [];
  return [{ ...shared, story: storyOf('dividend.approved', { symbol, position, amount, date: row.payDate }) }];
}

export async function dividendOfApplication(
  tx: Tx,
  id: bigint,
): Promise<{ readonly row: DividendRow; readonly earlier: readonly EarlierRefusal[] } | null> {
  const application = await requests.select(tx, id);
  if (application === null) return null;
  const { entitlementId, customerId } = application;
  const row = (await store.selectDividend(tx, entitlementId, customerId))!;
  return { row, earlier: await store.selectEarlier(tx, application) };
}

export function viewOf(deps: DatesDeps, row: DividendRow): DividendView {
  return dividendView(deps.feed, row, paysAtOf(deps, row));
}

function paysAtOf(deps: DatesDeps, row: DividendRow): number {
  return momentsOf(deps, row).paysAt;
}
