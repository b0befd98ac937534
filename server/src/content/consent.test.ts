/** Consent (decision 0102): registration, a version that asks again, what it bars and what stays open, accepting once; and what a release brings. */
import { acceptDocument, getConsents, getDocumentChanges, listVersions } from '@bahi/contract/content/calls.ts';
import { proposeDocument } from '@bahi/contract/content/staff-calls.ts';
import { isNewBusiness, type Endpoint } from '@bahi/contract/endpoint.ts';
import { getUser, register } from '@bahi/contract/identity/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition } from '@bahi/contract/orders/positions.ts';
import { createWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { createDeposit } from '@bahi/contract/deposits/calls.ts';
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, registrationOf } from '../identity/testing.ts';
import { testDatabase } from '../platform/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { CONTENT_INVARIANTS } from './audit.ts';
import { HOUSE_TEXTS } from './house-texts.ts';
import { seedHouse } from './seeding.ts';
import { selectVersions } from './store.ts';
import { deskOf, heardOf, key, textsOf, type Desk } from './testing.ts';
import { documentsOf, dueOf, stateOf, type DocumentVersion } from './versions.ts';

let h: WholeApp;
let desk: Desk;
let token: string;
beforeAll(async () => {
  h = await startWholeApp();
  desk = deskOf(h);
  token = await h.trader('asha.rao');
});
afterAll(() => h.stop());

const moveTo = (moment: number) => h.clock.advance(moment - h.clock.now());
const ORDER = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '450.00' } as const;
const order = (idempotencyKey = key()) => {
  h.feed.set('VRM', 500_00);
  return h.as(token)(placeOrder, ORDER, idempotencyKey);
};

test('who registers agrees to the versions in force, and nothing is asked for', async () => {
  expect(expectOk(await h.as(token)(getConsents, {}))).toEqual({
    due: [],
    accepted: [
      { kind: 'agreement', version: 1, acceptedAt: expect.any(Number) },
      { kind: 'privacy', version: 1, acceptedAt: expect.any(Number) },
    ],
  });
});

test('a version that does not ask again changes nothing for customers', async () => {
  const from = await desk.agree({ kind: 'privacy', key: 'main', texts: textsOf('We keep less.') });
  await heardOf(h, 'privacy', 2);
  await moveTo(from);
  expectOk(await order());
  expect(expectOk(await h.as(token)(getConsents, {})).due).toEqual([]);
});

test('one that asks again bars new business from its moment on, and neither the way out nor reading', async () => {
  const soon = Math.ceil((h.clock.now() + HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  const words = { kind: 'agreement', key: 'main', texts: textsOf('New rule.'), asksAgain: true } as const;
  expect(await desk.agree({ ...words, effectiveAt: soon })).toBe(soon);
  await heardOf(h, 'agreement', 2);
  await moveTo(soon - 1);
  const sentBefore = key();
  const placed = expectOk(await order(sentBefore));
  await moveTo(soon);
  expect(endOf(await order())).toBe('content.consent_due');
  const deposit = { channel: 'practice-bank', amount: '6000', proof: '1' };
  expect(endOf(await h.as(token)(createDeposit, deposit, key()))).toBe('content.consent_due');
  const { due } = expectOk(await h.as(token)(getConsents, {}));
  expect(due).toEqual([{ kind: 'agreement', version: 2, effectiveAt: soon, accepted: 1 }]);
  expectOk(await h.as(token)(getUser, {}));
  const exit = { position: '1', type: 'market' } as const;
  expect(endOf(await h.as(token)(closePosition, exit, key()))).not.toBe('content.consent_due');
  const out = { destination: '1', amount: '100', fundPassword: '739164' };
  expect(endOf(await h.as(token)(createWithdrawal, out, key()))).not.toBe('content.consent_due');

  // A command that was sent before is asked about again: it is refused at the door, and that is no answer of its own.
  expect(endOf(await order(sentBefore))).toBe('content.consent_due');
  expect(await h.as(token)(acceptDocument, { kind: 'agreement', version: 1 }, key())).toMatchObject({
    refusal: { code: 'content.not_in_force', params: { version: 2 } },
  });
  const once = key();
  const ends = await Promise.all(
    [once, once, key()].map((by) => h.as(token)(acceptDocument, { kind: 'agreement', version: 2 }, by)),
  );
  for (const end of ends) expect(expectOk(end).due).toEqual([]);
  expect(expectOk(await order(sentBefore)).id).toBe(placed.id);
  expectOk(await order());
  const { rows } = await h.t.db.query(`select kind, number from content.consent where number = 2`);
  expect(rows).toEqual([{ kind: 'agreement', number: 2 }]);
});

test('whoever registers from then on has agreed already, to the new version alone', async () => {
  const late = await h.as()(register, registrationOf('late.bird'), key());
  expect(late).toMatchObject({ refusal: { code: 'identity.consent_outdated', params: { version: '2.2' } } });
  const signed = await h.as()(register, { ...registrationOf('late.bird'), consentVersion: '2.2' }, key());
  expect(expectOk(await h.as(expectOk(signed).token)(getConsents, {}))).toMatchObject({
    due: [],
    accepted: [{ version: 2 }, { version: 2 }],
  });
});

test('staff read in the case file what a customer agreed to, and when', async () => {
  const { customerId } = expectOk(await h.as(token)(getUser, {}));
  const before = await h.t.owner.query<{ version: string }>(
    `insert into identity.consent (customer_id, version, accepted_at)
     select $1, min(version), to_timestamp(86400) from identity.consent_text returning version`,
    [BigInt(customerId)],
  );
  const auditor = h.staff(await h.signIn('auditor'));
  const { rows } = expectOk(await auditor(getTimeline, { customer: customerId, domain: 'identity' }));
  const { accepted } = expectOk(await h.as(token)(getConsents, {}));
  const told = rows.filter(({ what }) => what.startsWith('consent.'));
  expect(told.map(({ what, at, params }) => [what, at, params])).toEqual(
    expect.arrayContaining([
      ...accepted.map(({ kind, version, acceptedAt }) => [`consent.${kind}`, acceptedAt, { version: `${version}` }]),
      ['consent.before', 86_400_000, before.rows[0]],
    ]),
  );
  expect(told.map(({ what, params }) => `${what} ${params['version']}`).toSorted()).toEqual([
    'consent.agreement 1',
    'consent.agreement 2',
    `consent.before ${before.rows[0]!.version}`,
    'consent.privacy 1',
  ]);
});

test('everybody reads what changed since a version, and what is to come', async () => {
  const list = expectOk(await h.as()(listVersions, { kind: 'agreement', language: 'en' }));
  expect(list.rows.map(({ version, state, asksAgain }) => [version, state, asksAgain])).toEqual([
    [2, 'in_force', true],
    [1, 'past', false],
  ]);
  const { lines } = expectOk(await h.as()(getDocumentChanges, { kind: 'agreement', language: 'en', since: 1 }));
  expect(lines).toContainEqual({ change: 'added', text: 'New rule.' });
  expect(lines).toContainEqual({ change: 'removed', text: 'Leverage and short selling' });
  const unknown = await h.as()(getDocumentChanges, { kind: 'agreement', language: 'en', since: 3 });
  expect(endOf(unknown)).toBe('content.unknown');
});

test('a proposal that a second person approves in another session is checked once more', async () => {
  const first = expectOk(await desk.propose({ kind: 'agreement', key: 'main', texts: textsOf('Third.'), base: 2 }));
  // Its words name a key that a later release no longer has.
  await h.t.owner.query('alter table staff.change disable trigger all');
  await h.t.owner.query(
    `update staff.change set after = jsonb_set(after, '{texts,tw,body}', '"{{gone}}"') where id = $1`,
    [BigInt(first.id)],
  );
  await h.t.owner.query('alter table staff.change enable trigger all');
  const admin = await desk.staff('admin');
  expect(endOf(await admin(approveChange, { change: first.id }, key()))).toBe('content.key_unknown');
  expect((await h.t.db.read(selectVersions)).filter(({ kind }) => kind === 'agreement').length).toBe(2);
});

test('what is under way, lessens a risk or leads to one’s own money is no new business', () => {
  const open: Pick<Endpoint, 'audience' | 'isMutation' | 'openWhileFrozen' | 'openWithoutConsent'>[] = [
    closePosition,
    createWithdrawal,
    acceptDocument,
    getUser,
    register,
  ];
  expect(open.map((call) => isNewBusiness(call))).toEqual([false, false, false, false, false]);
  expect([placeOrder, createDeposit].map((call) => isNewBusiness(call))).toEqual([true, true]);
  expect(proposeDocument.isMutation).toBe(true);
});

const version = (number: number, effectiveAt: number, asksAgain: boolean): DocumentVersion => ({
  kind: 'agreement',
  key: 'main',
  group: null,
  place: 0,
  texts: textsOf('x'),
  facts: null,
  approvedAt: 0,
  houseHash: null,
  maker: 'a',
  checker: 'b',
  reason: 'c',
  number,
  effectiveAt,
  asksAgain,
});

test.each([
  ['nothing asks again', [version(1, 0, false)], [], null],
  ['one asks, and nothing was accepted', [version(1, 0, true)], [], 1],
  ['the one in force is accepted', [version(1, 0, true)], [1], null],
  ['a later one does not ask', [version(1, 0, false), version(2, 5, false)], [1], null],
  ['one between asked', [version(1, 0, false), version(2, 5, true), version(3, 6, false)], [1], 3],
  ['one between asked and was accepted', [version(1, 0, false), version(2, 5, true), version(3, 6, false)], [2], null],
  ['one to come asks', [version(1, 0, false), version(2, 99, true)], [1], null],
  ['a later number came first', [version(1, 0, false), version(3, 4, true), version(2, 5, true)], [1, 3], 2],
  ['one that was replaced asked', [version(1, 0, false), version(2, 5, true), version(3, 5, false)], [1], null],
] as const)('due: %s', (_what, versions, agreement, due) => {
  const documents = documentsOf(versions);
  expect(dueOf(documents, 'agreement', { agreement, privacy: [] }, 10)?.number ?? null).toBe(due);
  const [document] = documents.values();
  for (let at = 0; at < 12; at++)
    expect(document!.versions.filter((one) => stateOf(document!, one, at) === 'in_force').length).toBe(1);
});

test('a release brings new words once, and only where nobody has changed the text', async () => {
  const t = await testDatabase();
  const count = async () => (await t.db.read(selectVersions)).length;
  const [first, second] = HOUSE_TEXTS.filter(({ kind }) => kind !== 'about');
  expect(await count()).toBe(HOUSE_TEXTS.length);
  await Promise.all([1, 2].map(() => seedHouse(t.db, HOUSE_TEXTS, 1_000)));
  expect(await count()).toBe(HOUSE_TEXTS.length);

  const next = HOUSE_TEXTS.map((text) =>
    text === first ? { ...text, texts: textsOf('Next.'), hash: 'a'.repeat(64) } : text,
  );
  await Promise.all([1, 2].map(() => seedHouse(t.db, next, HOUR_MS)));
  await seedHouse(t.db, next, 2 * HOUR_MS);
  const versions = (await t.db.read(selectVersions)).filter(
    (one) => one.kind === first!.kind && one.key === first!.key,
  );
  expect(versions.map(({ number, effectiveAt }) => [number, effectiveAt])).toEqual([
    [1, 0],
    [2, HOUR_MS + MINUTE_MS],
  ]);

  await t.owner.query('alter table content.version disable trigger user');
  await t.owner.query(`alter table content.version drop constraint of_the_house_or_of_two`);
  await t.owner.query(`update content.version set house_hash = null where kind = $1 and key = $2`, [
    second!.kind,
    second!.key,
  ]);
  await seedHouse(
    t.db,
    HOUSE_TEXTS.map((text) => ({ ...text, hash: 'b'.repeat(64) })),
    3 * HOUR_MS,
  );
  const changed = (await t.db.read(selectVersions)).filter(
    (one) => one.kind === second!.kind && one.key === second!.key,
  );
  expect(changed.length).toBe(1);
  await t.drop();
});

test('the auditor finds each of its rules broken, and none where nothing is', async () => {
  const broken = async () => {
    const found = await Promise.all(
      CONTENT_INVARIANTS.map(async ({ name, sql }) => [name, (await h.t.owner.query(sql)).rows.length] as const),
    );
    return found.filter(([, rows]) => rows > 0).map(([name]) => name);
  };
  expect(await broken()).toEqual([]);
  await h.t.owner.query('alter table content.version disable trigger user');
  await h.t.owner.query('alter table content.consent disable trigger user');
  await h.t.owner.query(`update content.consent set number = 1 where number = 2 and kind = 'privacy'`);
  expect(await broken()).toEqual(['consent_is_to_what_was_in_force']);
  await h.t.owner.query(
    `update content.consent set number = 2 where customer_id = (select max(customer_id) from content.consent) and kind = 'privacy'`,
  );
  await h.t.owner.query(
    `update content.version set texts = jsonb_set(texts, '{en,body}', '"Other."') where number = 2 and kind = 'privacy'`,
  );
  expect(await broken()).toEqual(['text_is_by_two_people']);
  await h.t.owner.query(
    `update content.version set texts = texts - 'x' #- '{en,body}' where number = 1 and kind = 'about'`,
  );
  expect(await broken()).toContain('one_text_is_in_force');
});
