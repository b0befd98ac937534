/** The first start of a practice install, whole server and practice exchange: what its first customer has of a company's dividend. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listActions, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { registerAt } from '../identity/backdated-registration.ts';
import { expectOk, NOON, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { createClosingLevels } from '../market/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_PASSWORD } from './customers.ts';
import { keepPracticeOffers, type PracticeOffers } from './offers.ts';
import { seedPractice, type PracticeSeed } from './seed.ts';

let market: LocalExchange;
let h: WholeApp;
let seed: PracticeSeed;
let offers: PracticeOffers;
const failures: unknown[] = [];
const folder = mkdtempSync(join(tmpdir(), 'bahi-first-start-'));

beforeAll(async () => {
  market = createLocalExchange({ seed: 'bahi', genesis: NOON, calendarId: 'practice', now: NOON, actionsFrom: NOON });
  const { venue, feed } = market;
  h = await startWholeApp(undefined, { startsAt: NOON, venue, feed, setActions: (all) => market.setActions(all) });
  const log = { info: () => {}, warn: (...what: unknown[]) => void failures.push(what) } as never;
  const practice = { db: h.t.db, feed, clock: h.clock, calendar: practiceCalendar, sealer: SEALER, log };
  seed = await seedPractice({ ...practice, server: h.app.server, registerAt });
  offers = keepPracticeOffers({
    ...practice,
    closingLevel: createClosingLevels({ ...practice, genesis: NOON }),
    onListed: () => {},
    customers: PRACTICE_CUSTOMERS,
    folders: { keys: join(folder, 'keys'), uploads: join(folder, 'uploads') },
  });
  await offers.ready;
  await market.advance(NOON + 2 * MINUTE_MS);
  for (let passed = 0; passed < 2 * MINUTE_MS; passed += 500) await h.clock.advance(500);
}, 240_000);
afterAll(async () => {
  seed.stop();
  await offers.stop();
  await h.stop();
  await market.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('priya has shares that went ex, with their dividend paid or on its way, and one more is announced', async () => {
  const { token } = expectOk(await h.as()(login, { account: 'priya', password: PRACTICE_PASSWORD }));
  const call = h.as(token);
  const { rows } = expectOk(await call(listDividends, {}));
  expect(rows).toHaveLength(1);
  const [dividend] = rows;
  expect(['paid', 'upcoming', 'to_apply']).toContain(dividend!.state);
  const positions = expectOk(await call(listPositions, {})).rows;
  const position = positions.find(({ id }) => id === dividend!.position)!;
  expect(position).toMatchObject({ symbol: dividend!.symbol, quantity: dividend!.shares });
  expect(dividend!.exDate <= '2026-11-20').toBe(true);

  const coming = expectOk(await call(listActions, { state: 'coming', pageSize: 50 })).rows;
  const announced = coming.filter(({ notice }) => notice !== null);
  expect(announced).toMatchObject([{ kind: 'dividend', state: 'announced' }]);
  expect(announced[0]!.notes[0]!.text).toMatch(/past/);
  // The exchange is told by a job, which comes to it while the clock goes on.
  const toldDates = async () => {
    await h.clock.advance(500);
    return market.feed.instrument(announced[0]!.symbol)!.corporateActions.map(({ exDate }) => exDate);
  };
  await expect.poll(toldDates).toContain(announced[0]!.exDate);
  expect(failures).toEqual([]);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});
