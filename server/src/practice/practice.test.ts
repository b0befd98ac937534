/** The first start of a practice install, whole server and practice exchange: what its customers have of a company's dividend and of each desk. */
import { join } from 'node:path';
import { listBlockRequests } from '@bahi/contract/block-trades/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { listActions, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { listDayMandates } from '@bahi/contract/day-trading/calls.ts';
import { listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { login } from '@bahi/contract/identity/calls.ts';
import { getLending, listLendingLines } from '@bahi/contract/lending/calls.ts';
import { listLoans } from '@bahi/contract/loans/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { listPledges } from '@bahi/contract/pledges/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { listTickets } from '@bahi/contract/support/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { writeEvents } from '../credit-score/service.ts';
import { registerAt } from '../identity/backdated-registration.ts';
import { expectOk, NOON, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { createClosingLevels } from '../market/service.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_PASSWORD } from './customers.ts';
import { DESK_ACTS } from './desk-acts.ts';
import { keepPracticeOffers, type PracticeOffers } from './offers.ts';
import { seedPractice, type PracticeSeed } from './seed.ts';

let market: LocalExchange;
let h: WholeApp;
let seed: PracticeSeed;
let offers: PracticeOffers;
const failures: unknown[] = [];

beforeAll(async () => {
  market = createLocalExchange({ seed: 'bahi', genesis: NOON, calendarId: 'practice', now: NOON, actionsFrom: NOON });
  const { venue, feed } = market;
  h = await startWholeApp(undefined, { startsAt: NOON, venue, feed, setActions: (all) => market.setActions(all) });
  const log = { info: () => {}, warn: (...what: unknown[]) => void failures.push(what) } as never;
  const practice = { db: h.t.db, feed, clock: h.clock, calendar: practiceCalendar, sealer: SEALER, log };
  // Its jobs have looked for what counts for a credit score before there is a past.
  await writeEvents({ db: h.t.db, clock: h.clock });
  const past = Promise.withResolvers<void>();
  const seeding = { ...practice, server: h.app.server, registerAt, acts: DESK_ACTS, past: past.promise };
  seed = await seedPractice(seeding);
  offers = keepPracticeOffers({
    ...practice,
    closingLevel: createClosingLevels({ ...practice, genesis: NOON }),
    onListed: () => {},
    customers: PRACTICE_CUSTOMERS,
    folders: { keys: join(h.dataFolder, 'keys'), uploads: join(h.dataFolder, 'uploads') },
  });
  await offers.ready;
  past.resolve();
  await market.advance(NOON + 2 * MINUTE_MS);
  for (let passed = 0; passed < 2 * MINUTE_MS; passed += 500) await h.clock.advance(500);
}, 480_000);
afterAll(async () => {
  seed.stop();
  await offers.stop();
  await h.stop();
  await market.stop();
});

async function callOf(account: string): Promise<Call> {
  return h.as(expectOk(await h.as()(login, { account, password: PRACTICE_PASSWORD })).token);
}

const statesOf = (rows: readonly { readonly state: string }[]): string[] => rows.map(({ state }) => state);

test('each desk is there in each of its states, over both customers, and the auditor agrees', async () => {
  const [priya, arjun] = [await callOf('priya'), await callOf('arjun')];
  const loansOf = async (call: Call) => expectOk(await call(listLoans, {})).rows;
  expect(statesOf(await loansOf(priya))).toEqual(['pending', 'ended', 'cancelled', 'rejected']);
  const [overdue, ...others] = await loansOf(arjun);
  expect(others).toEqual([]);
  expect(overdue).toMatchObject({ state: 'in_progress', isOverdue: true, principal: '1.00', interest: '0.00' });

  const pledged = expectOk(await priya(listPledges, {})).rows;
  expect(statesOf(pledged)).toEqual(['pending', 'lending', 'rejected', 'finished']);
  expect(pledged[1]!.interest).not.toBe('0.00');

  const lent = async () => expectOk(await priya(getLending, {})).holdings.filter((one) => one.lent > 0);
  await expect.poll(lent, { timeout: 60_000 }).toMatchObject([{ lent: 100, recalled: 0 }]);
  const [{ position } = { position: '' }] = await lent();
  const lines = expectOk(await priya(listLendingLines, { position })).rows;
  expect(lines).toMatchObject([{ kind: 'shares_lent', shares: 100 }]);

  const blocksOf = async (call: Call) => expectOk(await call(listBlockRequests, { pageSize: 50 })).rows;
  expect(statesOf(await blocksOf(priya))).toEqual(['pending', 'approved', 'rejected', 'cancelled']);
  expect((await blocksOf(priya))[1]).toMatchObject({ lots: 3, approvedLots: 2, reason: 'oversubscribed' });
  expect(statesOf(await blocksOf(arjun))).toEqual(['approved', 'expired', 'approved']);
  const locked = expectOk(await priya(listPositions, { origin: 'block' })).rows;
  expect(locked).toMatchObject([{ status: 'locked', quantity: 200 }]);

  const mandatesOf = async (call: Call) => expectOk(await call(listDayMandates, {})).rows;
  expect(statesOf(await mandatesOf(priya))).toEqual(['pending', 'cancelled', 'expired']);
  expect(statesOf(await mandatesOf(arjun))).toEqual(['running', 'settled', 'rejected']);

  const ticketsOf = async (call: Call) => expectOk(await call(listTickets, {})).rows;
  expect(statesOf(await ticketsOf(priya)).toSorted()).toEqual(['answered', 'closed', 'open', 'waiting']);
  expect(statesOf(await ticketsOf(arjun))).toEqual(['open', 'closed']);

  const grabsOf = async (call: Call) => expectOk(await call(listGrabRequests, { pageSize: 50 })).rows;
  const [grabs, ofArjun] = [await grabsOf(priya), await grabsOf(arjun)];
  const drawn = grabs.find(({ offer }) => offer === ofArjun[0]!.offer)!;
  // Of two who asked for a single lot one has won.
  expect([drawn, ...ofArjun].map(({ status }) => status).toSorted()).toEqual(['allotted', 'not_won']);
  const ofPriya = grabs.filter((request) => request !== drawn);
  expect(ofPriya.map(({ drawAt, status }) => `${drawAt === null ? 'first come' : 'draw'}: ${status}`)).toEqual([
    'draw: pending',
    'draw: released',
    'first come: allotted',
    'draw: allotted',
    'draw: cancelled',
  ]);

  // What is done in the market of today: a block is sold, and the mandate that runs has an order.
  const heldOf = async () => expectOk(await arjun(listPositions, { state: 'all', pageSize: 50 })).rows;
  const done = async () => {
    await market.advance(h.clock.now() + 500);
    await h.clock.advance(500);
    return (await heldOf()).map(({ origin, status }) => `${origin} ${status}`);
  };
  await expect
    .poll(done, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['block closed', 'block locked', 'day holding']));
  expect(failures).toEqual([]);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});

test('priya has shares that went ex, with their dividend paid or on its way, and one more is announced', async () => {
  const call = await callOf('priya');
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
