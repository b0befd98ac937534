/** The rights issue of a first start over its ex-date, whole server and practice exchange on one clock: the share falls, and the figures say so. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@bahi/contract/identity/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { exRightsPrice } from '@bahi/core/allotment.ts';
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { registerAt } from '../identity/backdated-registration.ts';
import { expectOk, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { createClosingLevels } from '../market/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_PASSWORD } from './customers.ts';
import { keepPracticeOffers, type PracticeOffers } from './offers.ts';
import { seedPractice, type PracticeSeed } from './seed.ts';

const STEP = 15_000;
/** The session in which the market first starts, minutes before its end. */
const { close: CLOSE } = sessionOn(practiceCalendar, '2026-11-21')!;
const { open: OPEN } = sessionOn(practiceCalendar, '2026-11-22')!;
const STARTS_AT = CLOSE - 4 * MINUTE_MS;
let market: LocalExchange;
let h: WholeApp;
let seed: PracticeSeed;
let offers: PracticeOffers;
const folder = mkdtempSync(join(tmpdir(), 'bahi-first-rights-'));

beforeAll(async () => {
  market = createLocalExchange({ seed: 'bahi', genesis: STARTS_AT, calendarId: 'practice', now: STARTS_AT });
  const { venue, feed } = market;
  h = await startWholeApp(undefined, {
    startsAt: STARTS_AT,
    venue,
    feed,
    setActions: (all) => market.setActions(all),
    setRights: (issues) =>
      market.setRights(
        issues.map(({ settledBy, ...issue }) => ({ ...issue, until: businessDateOf(practiceCalendar, settledBy) })),
      ),
  });
  const log = { info: () => {}, warn: () => {} } as never;
  const practice = { db: h.t.db, feed, clock: h.clock, calendar: practiceCalendar, sealer: SEALER, log };
  seed = await seedPractice({ ...practice, server: h.app.server, registerAt });
  offers = keepPracticeOffers({
    ...practice,
    closingLevel: createClosingLevels({ ...practice, genesis: STARTS_AT }),
    onListed: () => {},
    customers: PRACTICE_CUSTOMERS,
    folders: { keys: join(folder, 'keys'), uploads: join(folder, 'uploads') },
  });
  await offers.ready;
});
afterAll(async () => {
  seed.stop();
  await offers.stop();
  await h.stop();
  await market.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Market and server together, with what the clock does each minute. */
async function run(until: number): Promise<void> {
  while (h.clock.now() < until) {
    const to = Math.min(until, h.clock.now() + STEP);
    await market.advance(to);
    for (let now = h.clock.now(); now < to; now = h.clock.now()) await h.clock.advance(Math.min(500, to - now));
    await h.app.tasks.find(({ name }) => name === 'rights_progress')!.run();
  }
}

test('the share that a newcomer has rights of trades without them from the next session on, and the price falls by what they are worth', async () => {
  const { token } = expectOk(await h.as()(login, { account: 'priya', password: PRACTICE_PASSWORD }));
  const rights = async () => {
    const { rows } = expectOk(await h.as(token)(listRights, {}));
    expect(rows).toHaveLength(1);
    return rows[0]!;
  };
  const announced = await rights();
  expect(announced).toMatchObject({ state: 'announced', recordDate: '2026-11-21', exDate: '2026-11-22', held: 400 });
  await run(CLOSE + MINUTE_MS);
  const { symbol, price } = announced;
  const before = market.feed.quote(symbol)!.last!;
  await run(OPEN + MINUTE_MS);

  const terms = { numerator: 1, denominator: 4, price: Math.round(Number(price) * 100) };
  const after = exRightsPrice(before, terms);
  expect(after).toBeLessThan(before);
  expect(market.feed.quote(symbol)!.previousClose).toBe(after);
  const open = await rights();
  expect(open).toMatchObject({
    state: 'open',
    isFinal: true,
    canTake: true,
    entitled: 100,
    outlook: { priceBefore: formatMoney(BigInt(before)), priceAfter: formatMoney(BigInt(after)) },
  });
  // Doing nothing costs what the holding has lost, but for a rounding to the tick.
  const fall = ((before - after) * 400) / 100;
  expect(Math.abs(Number(open.outlook!.loss) - fall)).toBeLessThan(400 * 0.05);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});
