/** News, notices and themes of the house over HTTP: two people, the moment, a change, a removal that leaves a trace, and their place in the lists of the market. */
import {
  diffDocument,
  getStaffDocument,
  listStaffDocuments,
  listStaffVersions,
  proposeDocumentRemoval,
} from '@bahi/contract/content/staff-calls.ts';
import { listThemes } from '@bahi/contract/featured/calls.ts';
import { getNews, listNews } from '@bahi/contract/news/calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { deskOf, key, textsOf, type Desk } from './testing.ts';
import { takesEffectAt } from './versions.ts';

let h: WholeApp;
let desk: Desk;
const symbol = 'VRM';
beforeAll(async () => {
  h = await startWholeApp();
  desk = deskOf(h);
  for (const one of ['NEEM', 'KAVST']) h.feed.list(one, 100_00);
});
afterAll(() => h.stop());

const none = { symbols: [], pinnedUntil: null, author: null, isPaid: false };
const moveTo = (moment: number) => h.clock.advance(moment - h.clock.now());
const idsOf = async (kind: 'news' | 'notice', more = {}) =>
  expectOk(await h.as()(listNews, { kind, pageSize: 100, ...more })).rows.map(({ id }) => id);
const themes = async () => expectOk(await h.as()(listThemes, { language: 'tw', pageSize: 100 })).rows;
const byId = async (id: string) => {
  const read = await h.as()(getNews, { id });
  return read.kind === 'ok' ? read.data : null;
};
/** Moves to the moment; this process has heard of the text once it is as expected. */
async function from(moment: number, id: string, expected: object | null): Promise<void> {
  await moveTo(moment);
  await expect.poll(() => byId(id)).toEqual(expected === null ? null : expect.objectContaining(expected));
}

test('a notice is in the list from its moment on, on top until it says, in the reader’s language and marked as the house’s', async () => {
  const pinnedUntil = h.clock.now() + 3 * HOUR_MS;
  const texts = {
    en: { title: 'Closed on Friday', body: 'We **do not** open. [Questions](#/information/faq)' },
    tw: { title: '週五休市', body: '當日**不**營業。' },
    ko: { title: '금요일 휴장', body: '**열지** 않습니다.' },
  };
  const at = await desk.agree({
    kind: 'notice',
    key: 'friday',
    texts,
    facts: { ...none, symbols: [symbol], pinnedUntil, author: 'nobody', isPaid: true },
  });
  const first = await h.as()(listNews, { kind: 'notice', pageSize: 100 });
  const before = expectOk(first).total;
  expect(await idsOf('notice')).not.toContain('notice-friday');
  expect(endOf(await h.as()(getNews, { id: 'notice-friday' }))).toBe('news.removed');
  await from(at, 'notice-friday', { at });
  const { rows, total } = expectOk(await h.as()(listNews, { kind: 'notice', pageSize: 100 }));
  expect(total).toBe(before + 1);
  expect(rows[0]).toEqual({
    id: 'notice-friday',
    kind: 'notice',
    source: 'Bahi',
    at,
    isPinned: true,
    story: null,
    titles: { en: 'Closed on Friday', tw: '週五休市', ko: '금요일 휴장' },
    title: 'Closed on Friday',
    symbols: [symbol],
  });
  expect(await idsOf('notice', { symbol })).toContain('notice-friday');
  expect(await idsOf('news', { symbol })).not.toContain('notice-friday');
  expect(expectOk(await h.as()(getNews, { id: 'notice-friday', language: 'tw' }))).toMatchObject({
    title: 'Closed on Friday',
    blocks: [{ kind: 'paragraph', runs: [{ text: '當日' }, { text: '不', isStrong: true }, { text: '營業。' }] }],
    changedAt: null,
    paragraphs: [],
    link: null,
  });
  await moveTo(pinnedUntil);
  expect(
    expectOk(await h.as()(listNews, { kind: 'notice', pageSize: 100 })).rows.find(({ id }) => id === 'notice-friday'),
  ).toMatchObject({ isPinned: false });
});

test('news of the house stand among those of the market by their moment, page by page', async () => {
  for (const name of ['one', 'two']) {
    const at = await desk.agree({ kind: 'news', key: name });
    await from(at, `news-${name}`, { at });
    await h.t.owner.query(
      `insert into news.item (origin, kind, source, at, title, paragraphs) values ($1, 'news', 'A paper', $2, $1, '{}')`,
      [`paper-${name}`, at + 1],
    );
  }
  const { rows: whole, total } = expectOk(await h.as()(listNews, { kind: 'news', pageSize: 100 }));
  const ids = whole.map(({ id }) => id);
  expect(ids.indexOf('news-two')).toBeLessThan(ids.indexOf('news-one'));
  expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => b - a));
  const paged: string[] = [];
  for (let page = 1; paged.length < total; page++)
    paged.push(...expectOk(await h.as()(listNews, { kind: 'news', page, pageSize: 3 })).rows.map(({ id }) => id));
  expect(paged.slice(0, ids.length)).toEqual(ids);
});

test('a change says since when, and a removal leaves a trace for staff and none in the lists', async () => {
  const at = await desk.agree({ kind: 'news', key: 'changed' });
  await from(at + MINUTE_MS, 'news-changed', { at, changedAt: null });
  const changedAt = await desk.agree({ kind: 'news', key: 'changed', texts: textsOf('Other words.', 'Another title') });
  await from(changedAt, 'news-changed', {
    at,
    changedAt,
    title: 'Another title',
  });

  const maker = await desk.staff('content');
  const asked = { kind: 'news', key: 'changed', base: 2, effectiveAt: null, reason: 'it was wrong' } as const;
  const change = expectOk(await maker(proposeDocumentRemoval, asked, key()));
  const checker = await desk.staff('admin');
  expectOk(await checker(approveChange, { change: change.id }, key()));
  await from(takesEffectAt(h.clock.now(), null), 'news-changed', null);
  expect(await idsOf('news')).not.toContain('news-changed');
  expect(endOf(await h.as()(getNews, { id: 'news-changed' }))).toBe('news.removed');
  const history = expectOk(await checker(listStaffVersions, { kind: 'news', key: 'changed' })).rows;
  expect(history.map(({ isRemoval, maker: by, checker: second, reason }) => [isRemoval, by, second, reason])).toEqual([
    [true, 'content', 'admin', 'it was wrong'],
    [false, 'content', 'admin', 'for a test'],
    [false, 'content', 'admin', 'for a test'],
  ]);
  const listed = expectOk(await checker(listStaffDocuments, { kind: 'news', text: 'changed' })).rows;
  expect(listed[0]!.removedAt).not.toBeNull();
  const { lines } = expectOk(
    await checker(diffDocument, { kind: 'news', key: 'changed', language: 'en', from: 1, to: 2 }),
  );
  expect(lines.filter((line) => line.change !== 'same').map(({ text }) => text)).toEqual([
    'A text',
    'Another title',
    'Some words.',
    'Other words.',
  ]);

  // It is written again: shown since then, and nothing of before.
  const again = await desk.agree({ kind: 'news', key: 'changed', texts: textsOf('Right now.') });
  await from(again, 'news-changed', { at: again, changedAt: null });
});

test('a theme has its instruments in their order, who put it together and whether somebody paid, beside those of the market', async () => {
  const symbols = ['NEEM', symbol, 'KAVST'];
  const at = await desk.agree({
    kind: 'theme',
    key: 'rivers',
    texts: textsOf('All of them *pump* water.', 'Rivers'),
    facts: { symbols, pinnedUntil: null, author: ' Meera Rao ', isPaid: true },
  });
  expect(await themes()).toEqual([]);
  await moveTo(at);
  await expect.poll(themes).toHaveLength(1);
  expect(await themes()).toEqual([
    {
      id: 'theme-rivers',
      title: 'Rivers',
      blocks: [
        {
          kind: 'paragraph',
          runs: [{ text: 'All of them ' }, { text: 'pump', isEmphasis: true }, { text: ' water.' }],
        },
      ],
      author: 'Meera Rao',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      isPaid: true,
      isHouse: true,
      symbols,
    },
  ]);
});

test('markup, a code that no instrument has and a theme without an author are refused', async () => {
  const ends = async (given: Parameters<Desk['propose']>[0]) =>
    endOf(await desk.propose({ kind: 'news', key: 'bad', ...given }));
  expect(await ends({ texts: textsOf('<script>alert(1)</script>') })).toBe('content.html');
  expect(await ends({ texts: textsOf('[x](javascript:alert(1))') })).toBe('content.link_refused');
  expect(await ends({ facts: { ...none, symbols: ['NOSUCH'] } })).toBe('content.symbol_unknown');
  expect(await ends({ facts: { ...none, symbols: ['not a code'] } })).toBe('request.invalid');
  expect(await ends({ kind: 'theme' })).toBe('content.symbols_missing');
  expect(await ends({ kind: 'theme', facts: { ...none, symbols: [symbol] } })).toBe('content.author_missing');
  expect(
    endOf(
      await (
        await desk.staff('support')
      )(proposeDocumentRemoval, { kind: 'news', key: 'one', base: 1, effectiveAt: null, reason: 'not mine' }, key()),
    ),
  ).toBe('staff.role_missing');
});

test('a text that is not there yet is listed and opened for the second person, first of its kind', async () => {
  expectOk(await desk.propose({ kind: 'notice', key: 'new-one', texts: textsOf('Words.', 'Soon') }));
  const checker = await desk.staff('admin');
  const [first] = expectOk(await checker(listStaffDocuments, { kind: 'notice' })).rows;
  expect(first).toMatchObject({ key: 'new-one', version: 0, inForce: null, removedAt: null, titles: { ko: 'Soon' } });
  const opened = expectOk(await checker(getStaffDocument, { kind: 'notice', key: 'new-one' }));
  expect(opened).toMatchObject({ row: first, newest: null, proposed: { id: first!.proposed, state: 'proposed' } });
  const { lines } = expectOk(
    await checker(diffDocument, { kind: 'notice', key: 'new-one', language: 'ko', from: 0, to: null }),
  );
  expect(lines.every(({ change }) => change === 'added')).toBe(true);
});

test('of two who approve at once one does, and the list has it once', async () => {
  const { id: change } = expectOk(await desk.propose({ kind: 'notice', key: 'race' }));
  const both = [await desk.staff('admin'), await desk.staff('content', 1)];
  const ends = await Promise.all(both.map(async (call) => endOf(await call(approveChange, { change }, key()))));
  expect(ends.toSorted()).toEqual(['ok', 'staff.change_decided']);
  await from(takesEffectAt(h.clock.now(), null), 'notice-race', {});
  expect((await idsOf('notice')).filter((id) => id === 'notice-race')).toHaveLength(1);
});
