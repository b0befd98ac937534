/** Texts of the house over HTTP: what comes with a release, two people, the moment, removal, numbers of the configuration, hostile input. */
import * as contract from '@bahi/contract/content/calls.ts';
import { documentKinds, documentLanguages, publicKinds } from '@bahi/contract/content/kinds.ts';
import {
  BODY_LENGTH_MAX,
  diffDocument,
  getStaffDocument,
  listStaffDocuments,
  listStaffVersions,
  previewDocument,
  proposeDocument,
  proposeDocumentRemoval,
} from '@bahi/contract/content/staff-calls.ts';
import { approveChange, listAudit, rejectChange } from '@bahi/contract/staff/operations.ts';
import { RESTRICTION_RULES } from '@bahi/core/restrictions.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreed } from '../configuration/testing.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { createLog } from '../platform/log.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { HOUSE_TEXTS } from './house-texts.ts';
import { readMarkdown } from './markdown.ts';
import { checkText } from './proposals.ts';
import { openContent } from './service.ts';
import { deskOf, key, textsOf, type Desk } from './testing.ts';

let h: WholeApp;
let desk: Desk;
beforeAll(async () => {
  h = await startWholeApp();
  desk = deskOf(h);
});
afterAll(() => h.stop());

const read = (name: string, language: 'en' | 'tw' | 'ko' = 'en') =>
  h.as()(contract.getDocument, { kind: 'faq', key: name, language });
const wordsOf = async (name: string) => JSON.stringify(expectOk(await read(name)).blocks);
const moveTo = (moment: number) => h.clock.advance(moment - h.clock.now());
/** Once this process has heard of the text. */
const heard = (name: string, words: string) => expect.poll(() => wordsOf(name).catch(() => '')).toContain(words);

test.each(HOUSE_TEXTS.map((text) => [`${text.kind}/${text.key}`, text] as const))(
  'the house’s text %s can be read in every language',
  (_name, { texts }) => {
    for (const language of documentLanguages) {
      checkText(language, texts[language]);
      const parsed = readMarkdown(texts[language].body);
      const shape = 'blocks' in parsed ? parsed.blocks.map(({ kind }) => kind) : [];
      const english = readMarkdown(texts.en.body);
      expect(shape, language).toEqual('blocks' in english ? english.blocks.map(({ kind }) => kind) : null);
    }
  },
);

test('what comes with a release is in force from the beginning, and a restriction names a paragraph of the agreement', async () => {
  for (const kind of ['agreement', 'privacy', 'about'] as const)
    for (const language of documentLanguages) {
      const text = expectOk(await h.as()(contract.getDocument, { kind, key: 'main', language }));
      expect(text).toMatchObject({ version: 1, effectiveAt: null, isInForce: true });
    }
  for (const language of documentLanguages) {
    const { blocks } = expectOk(await h.as()(contract.getDocument, { kind: 'agreement', key: 'main', language }));
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(items.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(items[6]!.items.map(({ number }) => number)).toEqual(Object.values(RESTRICTION_RULES));
  }
});

test('a text is in force from its moment on, by two people, and both are in the record', async () => {
  const change = expectOk(await desk.propose({ key: 'two', texts: textsOf('First **words**.') }));
  expect(change).toMatchObject({ kind: 'document', subject: 'faq/two', state: 'proposed', maker: 'content' });
  expect(endOf(await (await desk.staff('content'))(approveChange, { change: change.id }, key()))).toBe(
    'staff.same_person',
  );
  expect(endOf(await (await desk.staff('risk'))(approveChange, { change: change.id }, key()))).toBe(
    'staff.role_missing',
  );
  expect(endOf(await read('two'))).toBe('content.unknown');
  expectOk(await (await desk.staff('content', 1))(approveChange, { change: change.id }, key()));
  const admin = await desk.staff('admin');
  const { rows } = expectOk(await admin(listStaffVersions, { kind: 'faq', key: 'two' }));
  const { effectiveAt } = rows[0]!;
  expect(effectiveAt! - h.clock.now()).toBeLessThanOrEqual(MINUTE_MS);
  await moveTo(effectiveAt!);
  await heard('two', 'First ');
  const audit = expectOk(await admin(listAudit, { subject: `change:${change.id}` }));
  expect(audit.rows.map(({ action, staff }) => [action, staff])).toEqual([
    ['document.approve', 'content'],
    ['document.propose', 'content'],
  ]);
});

test('a later moment: the text before holds to the last millisecond, also over a crash in between', async () => {
  await moveTo(await desk.agree({ key: 'later', texts: textsOf('Before.') }));
  await heard('later', 'Before');
  const from = Math.ceil((h.clock.now() + 3 * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  expect(await desk.agree({ key: 'later', texts: textsOf('After.'), effectiveAt: from })).toBe(from);
  // What a process that begins now knows is what the table says.
  const other = await openContent({ db: h.t.db, clock: h.clock, log: createLog({ level: 'silent' }) });
  expect(
    other
      .documents()
      .get('faq/later')!
      .versions.map((version) => version.effectiveAt),
  ).toContain(from);
  await other.stop();
  await moveTo(from - 1);
  expect(await wordsOf('later')).toContain('Before');
  await moveTo(from);
  expect(await wordsOf('later')).toContain('After');
  const before = expectOk(
    await h.as()(contract.getDocument, { kind: 'faq', key: 'later', language: 'en', version: 1 }),
  );
  expect(before).toMatchObject({ isInForce: false, version: 1 });
  expect(endOf(await h.as()(contract.getDocument, { kind: 'faq', key: 'later', language: 'en', version: 9 }))).toBe(
    'content.unknown',
  );
});

test('a moment in the past is refused, and one that has passed by the approval is the next minute', async () => {
  expect(endOf(await desk.propose({ key: 'past', effectiveAt: h.clock.now() - 1 }))).toBe('staff.effective_too_soon');
  const change = expectOk(await desk.propose({ key: 'past', effectiveAt: h.clock.now() + 10 * MINUTE_MS }));
  await h.clock.advance(HOUR_MS);
  const admin = await desk.staff('admin');
  const asked = h.clock.now();
  expectOk(await admin(approveChange, { change: change.id }, key()));
  const { rows } = expectOk(await admin(listStaffVersions, { kind: 'faq', key: 'past' }));
  expect(rows[0]!.effectiveAt).toBeGreaterThan(asked);
});

test('two who approve at once make one version, and one who rejects it says why', async () => {
  const change = expectOk(await desk.propose({ key: 'race' }));
  const [first, second] = [await desk.staff('admin'), await desk.staff('admin', 1)];
  const ends = await Promise.all([first, second].map((by) => by(approveChange, { change: change.id }, key())));
  expect(ends.map(endOf).toSorted()).toEqual(['ok', 'staff.change_decided']);
  expect(expectOk(await first(listStaffVersions, { kind: 'faq', key: 'race' })).total).toBe(1);
  const rejected = expectOk(await desk.propose({ key: 'race', texts: textsOf('Worse words.') }));
  const reason = 'the first words were better';
  expect(expectOk(await first(rejectChange, { change: rejected.id, reason }, key()))).toMatchObject({
    state: 'rejected',
    checker: 'admin',
  });
  expect(expectOk(await first(listStaffVersions, { kind: 'faq', key: 'race' })).total).toBe(1);
});

test('nobody writes over what somebody else has changed meanwhile', async () => {
  await desk.agree({ key: 'stale' });
  expect(endOf(await desk.propose({ key: 'stale', texts: textsOf('Other words.'), base: 0 }))).toBe(
    'content.changed_since',
  );
  expect(endOf(await desk.propose({ key: 'stale' }))).toBe('staff.value_same');
  expectOk(await desk.propose({ key: 'stale', texts: textsOf('One.') }));
  expect(endOf(await desk.propose({ key: 'stale', texts: textsOf('Two.') }))).toBe('staff.already_proposed');
});

test('the tables keep what was agreed: no version by one person, none that nobody agreed on, none changed', async () => {
  const insert = (columns: string, values: string) =>
    h.t.db.query(
      `insert into content.version (kind, key, number, listed_in, place, texts, asks_again, effective_at, approved_at, ${columns})
       select 'faq', 'forged', 1, 'money', 1, '{"en": {}, "tw": {}, "ko": {}}', false, 60000, 5, ${values}`,
    );
  const people = 'change_id, maker_id, checker_id, maker, checker, reason';
  const change = `(select max(id) from staff.change where state = 'approved')`;
  await expect(insert(people, `${change}, 1, 1, 'a', 'a', 'forged'`)).rejects.toThrow();
  await expect(insert(people, `${change}, 1, 2, 'a', 'b', 'forged'`)).rejects.toThrow('no two people agreed');
  await expect(insert('reason', `'forged'`)).rejects.toThrow();
  await h.t.owner.query('alter table content.version disable trigger two_people_agreed');
  await expect(insert(people, `${change}, 1, 1, 'a', 'a', 'forged'`)).rejects.toThrow('two_people');
  await h.t.owner.query('alter table content.version enable trigger two_people_agreed');
  for (const statement of [
    `update content.version set place = 2`,
    `delete from content.version`,
    `delete from content.consent`,
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow();
    await expect(h.t.owner.query(statement)).rejects.toThrow('append-only');
  }
  // What people made of a text no release takes back.
  await expect(
    h.t.db.query(
      `insert into content.version (kind, key, number, place, texts, asks_again, effective_at, approved_at, house_hash)
       values ('faq', 'two', 2, 1, '{"en": {}, "tw": {}, "ko": {}}', false, 60000, 5, repeat('0', 64))`,
    ),
  ).rejects.toThrow('what people made of it');
});

test('a text that is removed leaves a trace for staff, and the agreement stays', async () => {
  await moveTo(await desk.agree({ key: 'gone', texts: textsOf('Soon gone.') }));
  await heard('gone', 'Soon gone');
  const content = await desk.staff('content');
  const removal = { kind: 'faq', key: 'gone', base: 1, effectiveAt: null, reason: 'no longer true' } as const;
  const change = expectOk(await content(proposeDocumentRemoval, removal, key()));
  const admin = await desk.staff('admin');
  expectOk(await admin(approveChange, { change: change.id }, key()));
  const [version] = expectOk(await admin(listStaffVersions, { kind: 'faq', key: 'gone' })).rows;
  expect(version).toMatchObject({ version: 2, isRemoval: true, texts: null, reason: 'no longer true' });
  await moveTo(version!.effectiveAt!);
  await expect.poll(async () => endOf(await read('gone'))).toBe('content.removed');
  const listed = expectOk(await h.as()(contract.listDocuments, { kind: 'faq', language: 'en', pageSize: 100 }));
  expect(listed.rows.map((row) => row.key)).not.toContain('gone');
  const { row } = expectOk(await (await desk.staff('auditor'))(getStaffDocument, { kind: 'faq', key: 'gone' }));
  expect(row).toMatchObject({ removedAt: version!.effectiveAt, titles: { en: 'A text' } });
  for (const kind of ['agreement', 'privacy', 'about'] as const) {
    const ask = { ...removal, kind, key: 'main' };
    expect(endOf(await (await desk.staff('content'))(proposeDocumentRemoval, ask, key()))).toBe('content.kept');
  }
});

test('a number in a text is the one in force, in the words of its language; what is not set is left out', async () => {
  const body =
    'From {{depositMinimum}} INR, open {{ depositWindow }}, {{configurationNoticeHours}} ahead.\n\n- Firm: {{firmName}}\n- Always';
  await moveTo(await desk.agree({ key: 'numbers', texts: textsOf(body) }));
  await heard('numbers', 'From 5,000.00 INR, open 00:00–23:59, 24 hours ahead.');
  expect(await wordsOf('numbers')).not.toContain('Firm');
  expect(JSON.stringify(expectOk(await read('numbers', 'ko')).blocks)).toContain('24시간');
  await agreed(h.t.owner, 'depositMinimum', '7500.00', h.clock.now());
  await agreed(h.t.owner, 'firmName', 'Meghna Securities *Ltd* <b>', h.clock.now());
  await heard('numbers', 'From 7,500.00 INR');
  // A value is text: it makes no markup.
  await heard('numbers', 'Firm: Meghna Securities *Ltd* <b>');
});

test.each([
  ['content.html', 'a\n\n<b>c</b>', { language: '한국어', line: 3 }],
  ['content.link_refused', '[a](javascript:x)', { language: '한국어', line: 1, link: 'javascript:x' }],
  ['content.key_unknown', '{{nothing}}', { language: '한국어', line: 1, name: 'nothing' }],
  ['content.empty', '  \n ', { language: '한국어' }],
  ['content.too_long', 'x'.repeat(BODY_LENGTH_MAX + 1), { language: '한국어', maximum: BODY_LENGTH_MAX }],
] as const)('%s tells the proposer where', async (code, body, params) => {
  const texts = { ...textsOf('Fine.'), ko: { title: 'A text', body } };
  expect(await desk.propose({ key: 'faulty', texts })).toMatchObject({ refusal: { code, params } });
  const preview = await (await desk.staff('content'))(previewDocument, { language: 'ko', ...texts.ko });
  expect(preview).toMatchObject({ refusal: { code, params } });
});

test('what does not fit its kind is refused', async () => {
  expect(endOf(await desk.propose({ key: 'grouped', group: 'basics' }))).toBe('content.group_unknown');
  expect(endOf(await desk.propose({ key: 'grouped', group: null }))).toBe('content.group_unknown');
  expect(endOf(await desk.propose({ key: 'grouped', asksAgain: true }))).toBe('content.asks_nobody');
  expect(endOf(await desk.propose({ kind: 'agreement', key: 'second' }))).toBe('content.unknown');
  const support = await desk.staff('support');
  expectOk(await support(listStaffDocuments, { kind: 'canned' }));
  const given = {
    kind: 'faq',
    key: 'x',
    group: 'money',
    place: 1,
    asksAgain: false,
    base: 0,
    effectiveAt: null,
  } as const;
  const asked = support(proposeDocument, { ...given, texts: textsOf('x'), reason: 'for a test' }, key());
  expect(endOf(await asked)).toBe('staff.role_missing');
});

test('lists page by ten, in their order, and are searched by words', async () => {
  for (const number of [3, 1, 2])
    await desk.agree({
      key: `page-${number}`,
      place: 9_000 + number,
      texts: textsOf(`Words ZEBRA${number} Straße.`, `Page ${number}`),
    });
  await h.clock.advance(MINUTE_MS);
  const list = async (asked: object) =>
    expectOk(await h.as()(contract.listDocuments, { kind: 'faq', language: 'en', ...asked }));
  await expect
    .poll(async () => (await list({ text: 'zebra' })).rows.map((row) => row.key))
    .toEqual(['page-1', 'page-2', 'page-3']);
  expect((await list({ text: 'ZEBRA2 page' })).rows).toMatchObject([
    { title: 'Page 2', excerpt: 'Words ZEBRA2 Straße.' },
  ]);
  const all = await list({ pageSize: 100 });
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all.total / 10) }, (_, page) => list({ page: page + 1 })),
  );
  expect(pages.flatMap(({ rows }) => rows.map((row) => row.key))).toEqual(all.rows.map((row) => row.key));
  expect(pages[0]!.rows.length).toBe(10);
  expect((await list({ group: 'safety', text: 'zebra' })).total).toBe(0);
  expect((await list({ page: 1_000 })).rows).toEqual([]);
});

test.each([
  ['en', "why can't I withdraw?", 'withdraw-conditions'],
  ['en', 'how long withdrawal', 'withdraw'],
  ['en', 'is this real money', 'practice-account'],
  ['en', 'forgot password', 'login-password'],
  ['tw', '我為什麼不能出金呢', 'withdraw-conditions'],
  ['ko', '왜 출금할 수 없나요 도대체', 'withdraw-conditions'],
] as const)('a whole question in %s, "%s", finds its answer', async (language, text, key) => {
  const { rows } = expectOk(await h.as()(contract.listDocuments, { kind: 'faq', language, text }));
  expect(rows.slice(0, 3).map((row) => row.key)).toContain(key);
});

test('words that no text has find nothing', async () => {
  const asked = { kind: 'faq', language: 'en', text: 'xylophone quagga' } as const;
  expect(expectOk(await h.as()(contract.listDocuments, asked)).rows).toEqual([]);
});

test('nothing that somebody sends breaks a public call', async () => {
  for (const kind of [...documentKinds, 'x', '__proto__', null])
    for (const name of ['main', '__proto__', 'constructor', '', '../main', 'a'.repeat(300), 7]) {
      const call = h.as()(contract.getDocument, { kind, key: name, language: 'en' } as never);
      expect(['ok', 'request.invalid', 'content.unknown', 'content.removed']).toContain(endOf(await call));
    }
  expect(endOf(await h.as()(contract.getDocument, { kind: 'canned' as never, key: 'main', language: 'en' }))).toBe(
    'request.invalid',
  );
  for (const kind of publicKinds)
    for (const text of ['%', '\\', '(((', 'ﬀ', ' '.repeat(100), '\u202e'])
      expect(['ok', 'request.invalid']).toContain(
        endOf(await h.as()(contract.listDocuments, { kind, language: 'ko', text })),
      );
});

test('staff compare two versions, and one with what is proposed', async () => {
  await desk.agree({ key: 'diff', texts: textsOf('One.\n\nTwo.') });
  expectOk(await desk.propose({ key: 'diff', texts: textsOf('One.\n\nThree.') }));
  const auditor = await desk.staff('auditor');
  const asked = { kind: 'faq', key: 'diff', language: 'en' } as const;
  const { lines } = expectOk(await auditor(diffDocument, { ...asked, from: 1, to: null }));
  expect(lines.filter(({ change }) => change !== 'same')).toEqual([
    { change: 'removed', text: 'Two.' },
    { change: 'added', text: 'Three.' },
  ]);
  const all = expectOk(await auditor(diffDocument, { ...asked, from: 0, to: 1 }));
  expect(new Set(all.lines.map(({ change }) => change))).toEqual(new Set(['added']));
  expect(endOf(await auditor(diffDocument, { ...asked, from: 1, to: 7 }))).toBe('content.unknown');
});
