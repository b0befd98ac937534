/**
 * What a dishonest brokerage has and this one must not (rules §1, §10): a hand on prices, fills, balances, profits or draws, a payee for one
 * customer, a look at passwords, an eraser for the record. Each line of the rule is asked of the contract, of every registered call and
 * of the database's roles.
 */
import * as z from 'zod/mini';
import type { Endpoint, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { restrictionReason } from '@bahi/contract/restrictions/calls.ts';
import { stories } from '@bahi/contract/stories.ts';
import { TOLD_INSTEAD, UNTOLD_REASONS } from '@bahi/contract/told-reason.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWholeApp, type WholeApp } from './testing-app.ts';

let h: WholeApp;
beforeAll(async () => {
  h = await startWholeApp();
});
afterAll(() => h.stop());

const ofStaff = (): StaffEndpoint[] => h.app.server.staffEndpoints;
const changesOfStaff = (): StaffEndpoint[] => ofStaff().filter(({ isMutation }) => isMutation);

/** "amount", "roles.0", "after.value": every field of a shape, with where it stands. */
function fieldsOf(shape: z.ZodMiniType): string[] {
  return fieldsOfJson(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Json, '');
}

interface Json {
  readonly properties?: Record<string, Json>;
  readonly items?: Json;
  readonly anyOf?: Json[];
}

function fieldsOfJson({ properties = {}, items, anyOf = [] }: Json, at: string): string[] {
  const own = Object.entries(properties).flatMap(([name, inner]) => [
    `${at}${name}`,
    ...fieldsOfJson(inner, `${at}${name}.`),
  ]);
  return [...own, ...[...anyOf, ...(items === undefined ? [] : [items])].flatMap((inner) => fieldsOfJson(inner, at))];
}

/** Each list of codes that a shape names. */
function codesOf(shape: z.ZodMiniType): string[][] {
  const found: string[][] = [];
  JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value)) found.push(value as string[]);
    return value;
  });
  return found;
}

/** Where the terms of a product are typed while nobody can apply for it; a second person publishes them, and they never change after that. */
const TERMS = '/products/save: values.';

/** "path: field" of what the pattern finds among the inputs of changes that staff make. */
function inputsLike(pattern: RegExp): string[] {
  return changesOfStaff().flatMap(({ path, input }) =>
    fieldsOf(input)
      .filter((field) => pattern.test(field) && !`${path}: ${field}`.startsWith(TERMS))
      .map((field) => `${path}: ${field}`),
  );
}

/** Of a request for a placement or a block a review gives a part (rules §8), never more than was asked for: `placements.above_asked`. */
const byReview: ReadonlySet<string> = new Set(['/reviews/placementApprove: lots', '/reviews/blockApprove: lots']);

test.each([
  ['edits a price or a candle', /price|quote|candle|\bbar\b|\blast\b|high|low|close/i],
  ['edits a fill, an order or a position', /fill|order|position|leverage|lots/i],
  ['edits a balance or a profit', /balance|profit|credit|cash|margin|score/i],
  ['picks a winner or sets a chance', /winner|winning|chance|odds|rate|result|allot/i],
  ['gives a payee to a customer', /payee|ifsc|iban|address|upi/i],
])('no change that staff can make %s', (_what, pattern) => {
  expect(inputsLike(pattern).filter((field) => !byReview.has(field))).toEqual([]);
});

test('whoever starts a draw says which and why, and nothing else; no call names one application, and a published product takes words alone', () => {
  const fields = (prefix: string): string[] =>
    changesOfStaff()
      .filter(({ path }) => path.startsWith(prefix))
      .flatMap(({ path, input }) => fieldsOf(input).map((field) => `${path}: ${field}`));
  expect(fields('/draws/').toSorted()).toEqual([
    '/draws/propose: offer',
    '/draws/propose: reason',
    '/draws/resume: offer',
  ]);
  const ofProducts = fields('/products/').filter((line) => !line.startsWith(TERMS));
  expect(new Set(ofProducts.map((line) => line.split(': ')[1]))).toEqual(
    new Set(['draft', 'version', 'kind', 'product', 'isDraft', 'note', 'reason', 'values']),
  );
  expect(inputsLike(/subscription|application|customer|seed|level|winner/i)).toEqual(
    inputsLike(/^customer(Account)?$/),
  );
});

test('amounts that staff type are compared with the case, never taken: the services refuse another', () => {
  const typed = inputsLike(/amount|total/i).map((line) => line.split(':')[0]!);
  // A bank's own figure is a note of two people beside the ledger, not a part of it.
  expect(typed.toSorted()).toEqual([
    '/bank/propose',
    '/reviews/blockApprove',
    '/reviews/dayMandateApprove',
    '/reviews/depositApprove',
    '/reviews/dividendApprove',
    '/reviews/loanApprove',
    '/reviews/placementApprove',
    '/reviews/pledgeApprove',
    '/reviews/withdrawalApprove',
  ]);
});

test('nobody of the staff acts as a customer: no call answers with a customer’s token, and none of a customer takes one of staff', () => {
  const answers = ofStaff().flatMap(({ path, output }) =>
    fieldsOf(output)
      .filter((field) => /token/i.test(field))
      .map((field) => `${path}: ${field}`),
  );
  expect(answers).toEqual(['/session/login: token', '/session/enrol: token']);
  expect(ofStaff().filter(({ path }) => /imperson|loginAs|actAs/i.test(path))).toEqual([]);
});

test('no call answers with a password or with a secret that was set before', () => {
  const every: (Endpoint | StaffEndpoint)[] = [...h.app.server.endpoints, ...ofStaff()];
  const secrets = every.flatMap(({ path, output }) =>
    fieldsOf(output)
      .filter((field) => /password|secret/i.test(field) && !/has[A-Z]/.test(field))
      .map((field) => `${path}: ${field}`),
  );
  expect(secrets.toSorted()).toEqual(SHOWN_SECRETS.toSorted());
});

test('nobody sets what somebody else signs in with: a member who lost it is named with a reason, and a code is all that others see', () => {
  const fieldsOfCall = (path: string): string[] => fieldsOf(ofStaff().find((call) => call.path === path)!.input);
  expect(fieldsOfCall('/staff/reset').toSorted()).toEqual(['reason', 'staff']);
  expect(fieldsOfCall('/staff/enrolment')).toEqual(['staff']);
  const taking = ofStaff().filter(({ input }) =>
    fieldsOf(input).some((field) => /^(password|totp|secret)$/i.test(field)),
  );
  expect(taking.map(({ path }) => path).toSorted()).toEqual(['/session/enrol', '/session/login']);
});

/** New ones, shown once to whom they belong. */
const SHOWN_SECRETS = ['/security/totpBegin: secret', '/session/enrolBegin: secret'];

type Right = 'insert' | 'update' | 'delete' | 'truncate';

/** Table, rights, and the column when others of it may change. */
const FORBIDDEN: readonly (readonly [what: string, table: string, rights: readonly Right[], column?: string])[] = [
  ['change or remove a posting', 'ledger.posting', ['update', 'delete', 'truncate']],
  ['change or remove an entry', 'ledger.entry', ['update', 'delete', 'truncate']],
  ['remove a balance', 'ledger.balance', ['delete', 'truncate']],
  ['change the cash of a balance beside its entries', 'ledger.balance', ['insert', 'update'], 'cash'],
  ['change the margin of a balance beside its entries', 'ledger.balance', ['insert', 'update'], 'margin'],
  ['change shares beside their entries', 'ledger.share_balance', ['insert', 'update', 'delete', 'truncate']],
  ['change or remove a fill', 'orders.fill', ['update', 'delete', 'truncate']],
  ['remove an order', 'orders.orders', ['delete', 'truncate']],
  ['change the price of an order', 'orders.orders', ['update'], 'price'],
  ['remove a position', 'orders.position', ['delete', 'truncate']],
  ['remove a minute', 'market.minute_bar', ['delete', 'truncate']],
  ['move the open of a minute', 'market.minute_bar', ['update'], 'open'],
  ['remove a day', 'market.daily_bar', ['delete', 'truncate']],
  ['move the open of a day', 'market.daily_bar', ['update'], 'open'],
  ['touch a session at rest', 'market.session_bars', ['insert', 'update', 'delete', 'truncate']],
  ['touch an imported price', 'imported.daily_bar', ['insert', 'update', 'delete', 'truncate']],
  ['change or remove a checkpoint', 'proofs.checkpoint', ['update', 'delete', 'truncate']],
  ['change or remove what staff did', 'staff.audit', ['update', 'delete', 'truncate']],
  ['change what two people agreed on', 'staff.change', ['update'], 'after'],
  ['remove what two people agreed on', 'staff.change', ['delete', 'truncate']],
  ['change the amount of a deposit', 'deposits.deposit', ['update'], 'amount'],
  ['remove a deposit', 'deposits.deposit', ['delete', 'truncate']],
  ['change the amount of a withdrawal', 'withdrawals.withdrawal', ['update'], 'amount'],
  ['send a withdrawal elsewhere', 'withdrawals.withdrawal', ['update'], 'destination_id'],
  ['remove a withdrawal', 'withdrawals.withdrawal', ['delete', 'truncate']],
  ['change the ratio of a corporate action', 'actions.action', ['update'], 'numerator'],
  ['change the dividend of a corporate action', 'actions.action', ['update'], 'cash'],
  ['move an ex-date', 'actions.action', ['update'], 'ex_date'],
  ['change or remove a public note on a corporate action', 'actions.note', ['update', 'delete', 'truncate']],
  ['change or remove what was won', 'new_shares.win', ['update', 'delete', 'truncate']],
  ['change what a draw committed to', 'new_shares.draw', ['update'], 'commitment'],
  ['put another seed into a draw', 'new_shares.draw', ['update'], 'sealed_seed'],
  ['remove a draw', 'new_shares.draw', ['delete', 'truncate']],
  ['change the price of an offer', 'new_shares.offer', ['update'], 'price'],
  ['change how many lots an offer has', 'new_shares.offer', ['update'], 'lots'],
  ['move the deadline of an offer', 'new_shares.offer', ['update'], 'closes_at'],
  ['remove an application', 'new_shares.subscription', ['delete', 'truncate']],
  ['change the amount of a day-trading mandate', 'day_trading.mandate', ['update'], 'amount'],
  ['change what of a mandate an order took over', 'day_trading.trade', ['update'], 'drawn'],
  ['remove a day-trading mandate or its orders', 'day_trading.trade', ['delete', 'truncate']],
  ['change what a dividend pays', 'actions.action', ['update'], 'cash'],
  ['remove a corporate action', 'actions.action', ['delete', 'truncate']],
  ['change what somebody is entitled to', 'actions.entitlement', ['update'], 'amount'],
  ['remove an entitlement', 'actions.entitlement', ['delete', 'truncate']],
  ['change the amount of an application for a dividend', 'actions.application', ['update'], 'amount'],
  ['remove an application for a dividend', 'actions.application', ['delete', 'truncate']],
  ['change or remove an exchange', 'exchange.exchange', ['update', 'delete', 'truncate']],
];

test('no desk tells a customer of a suspicion of fraud, by no code of an answer and no story', () => {
  const isTold = (code: string) => UNTOLD_REASONS.some((untold) => code === untold || code.endsWith(`.${untold}`));
  // A restriction has the reason that the agreement lists, and that an appeal is about (rules T6).
  const ofRestrictions = restrictionReason.options.join();
  const told = h.app.server.endpoints.flatMap(({ path, output }: Endpoint) =>
    codesOf(output)
      .filter((codes) => codes.some(isTold) && codes.join() !== ofRestrictions)
      .map((codes) => `${path}: ${codes.filter(isTold).join()}`),
  );
  expect(told).toEqual([]);
  // Staff have it, so that there is something not to be told.
  expect(ofStaff().filter(({ output }) => codesOf(output).some((codes) => codes.some(isTold))).length).toBeGreaterThan(
    1,
  );
  expect(Object.keys(stories).filter(isTold)).toEqual([]);
});

test('what is told instead of a suspicion of fraud is a reason that staff decline by as well, so that it tells no suspicion', () => {
  const declined = ofStaff().flatMap(({ path, input }) =>
    codesOf(input)
      .filter((codes) => codes.some((code) => UNTOLD_REASONS.some((untold) => code === untold)))
      .filter((codes) => codes.join() !== restrictionReason.options.join())
      .map((codes) => [path, codes.includes(TOLD_INSTEAD)]),
  );
  expect(declined.length).toBeGreaterThan(1);
  expect(declined.filter(([, isPlain]) => !isPlain)).toEqual([]);
});

test.each(FORBIDDEN.map((line) => [line[0], line] as const))(
  'the application’s role cannot %s',
  async (_what, line) => {
    const [, table, rights, column] = line;
    for (const right of rights) expect([right, await may(table, right, column)]).toEqual([right, false]);
  },
);

test('the question is one that can be answered with yes', async () => {
  expect(await may('ledger.posting', 'insert')).toBe(true);
  expect(await may('orders.orders', 'update')).toBe(true);
  expect(await may('orders.orders', 'update', 'status')).toBe(true);
});

/** On the table or on any column of it; or on that column. */
async function may(table: string, right: Right, column?: string): Promise<boolean> {
  const onColumns = right === 'insert' || right === 'update' ? ` or has_any_column_privilege('bahi_app', $1, $2)` : '';
  const { rows } = await h.t.owner.query<{ may: boolean }>(
    column === undefined
      ? `select has_table_privilege('bahi_app', $1, $2)${onColumns} as may`
      : `select has_column_privilege('bahi_app', $1, $3, $2) as may`,
    column === undefined ? [table, right] : [table, right, column],
  );
  return rows[0]!.may;
}
