/** Customers as staff see them (rules §10): the list, and one case file with its timeline. Looking is written down. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getCustomer, getTimeline, listCustomers } from '@bahi/contract/staff/customers.ts';
import { formatDecimal, formatMoney, CURRENCY_DIGITS } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { maskedDestinations } from '../destinations/service.ts';
import { learned } from '../education/service.ts';
import { hasTotp, isCustomer } from '../identity/service.ts';
import { readAvailable, readBooks } from '../ledger/read.ts';
import { countOpen } from '../orders/service.ts';
import { caseFilePage, type CaseFileSource } from '../platform/case-file.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountState, restrictionRows, staffRestrictions } from '../restrictions/service.ts';
import { hasFundPassword, moneyOutHeldUntil } from '../security/service.ts';
import { writeDown, writeDownPage } from '../staff/service.ts';
import { customersNamed, verifiedNames } from '../verification/service.ts';
import { selectAccess, selectCustomer, selectCustomers, type CustomerRow } from './store.ts';

type Row = OutputOf<typeof listCustomers>['rows'][number];

interface By {
  readonly staff: StaffPrincipal;
  readonly now: number;
}

export async function customerPage(
  keys: CustomerKeys,
  tx: Tx,
  { input, now }: { input: ParsedInputOf<typeof listCustomers>; now: number },
): Promise<OutputOf<typeof listCustomers>> {
  const text = input.text ?? '';
  const named = /\p{L}/u.test(text) ? await customersNamed(keys, tx, text) : [];
  const { rows, total } = await selectCustomers(tx, input, { named, now });
  return { rows: await shownRows(keys, tx, rows, now), total, page: input.page, pageSize: input.pageSize };
}

export async function customerDetail(
  { keys, parametersAt }: { readonly keys: CustomerKeys; readonly parametersAt: (now: number) => Parameters },
  tx: Tx,
  { id, staff, now }: By & { readonly id: string },
): Promise<OutputOf<typeof getCustomer>> {
  const customerId = storedId(id);
  const row = (await selectCustomer(tx, customerId)) ?? refuse('staff.customer_unknown', {});
  const open = await countOpen(tx, customerId);
  const destinations = await maskedDestinations(tx, customerId);
  const detail = {
    customer: (await shownRows(keys, tx, [row], now))[0]!,
    balances: (await readBooks(tx, customerId)).map(({ currency, ...amounts }) => {
      const text = (amount: bigint) => formatDecimal(amount, CURRENCY_DIGITS[currency]);
      const { cash, held, margin, escrow, receivable, loan, accrued } = amounts;
      return {
        currency,
        cash: text(cash),
        held: text(held),
        margin: text(margin),
        escrow: text(escrow),
        receivable: text(receivable),
        loan: text(loan),
        accrued: text(accrued),
      };
    }),
    openPositions: open.positions,
    openOrders: open.orders,
    destinations: destinations.map((destination) => ({ ...destination, id: destination.id.toString() })),
    ...(await selectAccess(tx, customerId)),
    hasFundPassword: await hasFundPassword(tx, customerId),
    hasTotp: await hasTotp(tx, customerId),
    ...(await learnedOf(tx, customerId, now)),
    moneyOutHeldUntil: await moneyOutHeldUntil(tx, customerId, now),
    restrictions: await staffRestrictions(tx, await restrictionRows(tx, customerId, now), now),
    restrictionAloneHours: parametersAt(now).restrictionAloneHours,
    isOwn: customerId === staff.customerId,
  };
  await writeDown(tx, 'customer.view', { customerId, staff, now });
  return detail;
}

async function learnedOf(tx: Tx, customerId: bigint, now: number) {
  const { isMarginEnabled } = await accountState(tx, customerId, now);
  const { lessons, tries: examTries, passedAt: examPassedAt } = await learned(tx, customerId);
  const lessonsRead = lessons.filter(({ isRead }) => isRead).length;
  return { isMarginEnabled, lessonsRead, lessons: lessons.length, examTries, examPassedAt };
}

export async function customerTimeline(
  sources: readonly CaseFileSource[],
  tx: Tx,
  { input, staff, now }: By & { readonly input: ParsedInputOf<typeof getTimeline> },
): Promise<OutputOf<typeof getTimeline>> {
  const customerId = storedId(input.customer);
  if (!(await isCustomer(tx, customerId))) refuse('staff.customer_unknown', {});
  // It has what staff noted, and who looked.
  if (customerId === staff.customerId) refuse('staff.own_case', {});
  const { domain = null, after = null, pageSize: limit } = input;
  const page =
    (await caseFilePage(tx, sources, { customerId, domain, after, limit })) ??
    refuse('request.invalid', { field: 'after' });
  await (after === null ? writeDown : writeDownPage)(tx, 'customer.timeline', { customerId, staff, now });
  return page;
}

async function shownRows(keys: CustomerKeys, tx: Tx, rows: readonly CustomerRow[], now: number): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const names = await verifiedNames(keys, tx, ids);
  const available = await readAvailable(tx, ids);
  return rows.map((row) => ({
    id: row.id.toString(),
    account: row.account,
    name: names.get(row.id) ?? null,
    verification: row.verification,
    registeredAt: row.createdAt.getTime(),
    institution: row.institution,
    restrictions: kindsInForce(row, now),
    available: formatMoney(available.get(row.id) ?? 0n),
  }));
}

function kindsInForce({ restrictions }: CustomerRow, now: number): Row['restrictions'] {
  const running = (restrictions ?? []).filter(({ until }) => until === null || until > now);
  return [...new Set(running.map(({ kind }) => kind))];
}
