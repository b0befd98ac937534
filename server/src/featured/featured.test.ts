import { listThemes } from '@bahi/contract/featured/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange } from '../../../exchange/src/local.ts';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import { nothingWritten } from '../news/testing.ts';
import { PRACTICE_THEMES } from '../practice/themes.ts';
import { registerFeaturedRoutes } from './routes.ts';
import { publishTheme } from './service.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock }) {
      const instruments = [instrument('VRM'), instrument('NEEM')];
      const feed = createScriptedFeed({ clock, genesis: NOON, instruments });
      registerFeaturedRoutes(server, { db, feed, calendar: practiceCalendar, ...nothingWritten });
    },
  });
  for (const [index, date] of ['2026-11-01', '2026-11-03', '2026-11-03', '2026-11-02'].entries()) {
    await publish(`theme-${index}`, date);
  }
});
afterAll(() => h.stop());

function publish(id: string, date: string, author = 'Asha Rao'): Promise<void> {
  const text = { en: `${id} en`, tw: `${id} tw`, ko: `${id} ko` };
  const theme = {
    id,
    title: text,
    reason: text,
    author,
    date,
    isPaid: id === 'theme-0',
    symbols: ['NEEM', 'GONE', 'VRM'],
  };
  return h.t.db.transaction((tx) => publishTheme(tx, theme));
}

test('themes come newest first, in pages, with author, reason and who paid, without instruments unknown here', async () => {
  const page = expectOk(await h.as()(listThemes, { language: 'en', pageSize: 3 }));
  expect(page.rows.map((row) => row.id)).toEqual(['theme-2', 'theme-1', 'theme-3']);
  expect(page.total).toBe(4);
  const { rows } = expectOk(await h.as()(listThemes, { language: 'ko', page: 2, pageSize: 3 }));
  expect(rows).toEqual([
    {
      id: 'theme-0',
      title: 'theme-0 ko',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'theme-0 ko' }] }],
      author: 'Asha Rao',
      date: '2026-11-01',
      isPaid: true,
      isHouse: false,
      symbols: ['NEEM', 'VRM'],
    },
  ]);
  expect(endOf(await h.as()(listThemes, { language: 'en', page: 0 }))).toBe('request.invalid');
});

test('a published theme stays as it was', async () => {
  await publish('theme-1', '2026-11-20', 'Somebody else');
  const { rows, total } = expectOk(await h.as()(listThemes, { language: 'en' }));
  expect(total).toBe(4);
  expect(rows.find((row) => row.id === 'theme-1')).toMatchObject({ author: 'Asha Rao', date: '2026-11-03' });
  for (const statement of [
    `update featured.theme set author = 'x'`,
    'delete from featured.theme',
    `update featured.theme_symbol set symbol = 'x'`,
    'delete from featured.theme_symbol',
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow(/permission denied/);
  }
});

test('the practice themes name equities that are listed and trade', () => {
  const { feed } = createLocalExchange({ seed: 'themes', genesis: NOON, calendarId: 'practice' });
  for (const { id, symbols } of PRACTICE_THEMES) {
    expect(symbols.length, id).toBeGreaterThan(3);
    for (const symbol of symbols) {
      expect(feed.instrument(symbol), symbol).toMatchObject({ kind: 'equity', status: null });
    }
  }
});
