/** A practice market's offers over real books, as its first customer sees them: what their tests start from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOffers } from '@bahi/contract/new-shares/calls.ts';
import { addDays, businessDateOf, practiceCalendar, sessionAt } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { LevelDeps } from '../draws/service.ts';
import { registerAt } from '../identity/backdated-registration.ts';
import { customersOf, openInstitution } from '../identity/service.ts';
import { expectOk, SEALER } from '../identity/testing.ts';
import { auditWhole, type AuditBreak } from '../ledger/audit.ts';
import { NEW_SHARES_INVARIANTS } from '../new-shares/audit.ts';
import { progress } from '../new-shares/jobs.ts';
import { subscriptionsPage } from '../new-shares/service.ts';
import { startOffering, type Offering } from '../new-shares/testing.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { addFirstMember } from '../staff/service.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_INSTITUTION, PRACTICE_PASSWORD } from './customers.ts';
import { PAST_DAYS } from './offer-past.ts';
import { keepPracticeOffers, type PracticeOffers } from './offers.ts';
import { PRACTICE_STAFF } from './staff.ts';

export interface PracticeMarket {
  readonly o: Offering;
  /** Of priya, who has been there for as long as the past is. */
  readonly token: string;
  /** Where the market keeps keys and photos. */
  readonly folders: { readonly keys: string; readonly uploads: string };
  /** How many its starts and turns have made. */
  readonly transactions: number;
  /** What was told to the log. */
  readonly failures: readonly unknown[];
  /** A start; symbols that it lists are added. Its turns come when they are asked for. */
  keep(listed?: string[]): PracticeOffers & { readonly turn: () => Promise<void> };
  /** What the jobs do each minute, and the exchange: the index closes on the dates on which it was there. */
  minute(): Promise<void>;
  audit(): Promise<readonly AuditBreak[]>;
  stop(): Promise<void>;
}

/** `at`: UTC ms of the first start, on or after the clock's own. */
export async function startPracticeMarket(at?: number): Promise<PracticeMarket> {
  const o = await startOffering();
  const folder = mkdtempSync(join(tmpdir(), 'bahi-practice-'));
  const folders = { keys: join(folder, 'keys'), uploads: join(folder, 'uploads') };
  const { db } = o.h.t;
  if (at !== undefined) await o.h.clock.advance(at - o.h.clock.now());
  const now = o.h.clock.now() - PAST_DAYS * DAY_MS;
  await db.transaction((tx) => openInstitution(tx, { ...PRACTICE_INSTITUTION, now }));
  for (const member of PRACTICE_STAFF.slice(0, 2)) await addFirstMember({ db, sealer: SEALER }, member, now);
  const password = PRACTICE_PASSWORD;
  const registration = { account: 'priya', password, confirmPassword: password, code: PRACTICE_INSTITUTION.code };
  const { token } = await registerAt(db, {
    registration: { ...registration, hasConsented: true, language: 'en' },
    idempotencyKey: 'priya',
    calendar: practiceCalendar,
    parametersAt: defaultsOf(practiceCalendar),
    now,
    sessionAt: o.h.clock.now(),
  });
  const failures: unknown[] = [];
  let transactions = 0;
  const counted: typeof db = {
    ...db,
    transaction(fn) {
      transactions += 1;
      return db.transaction(fn);
    },
  };
  const genesis = businessDateOf(practiceCalendar, o.h.clock.now());
  let isLevelKnown = (_date: string): boolean => true;
  const seen: string[] = [];
  const closingLevel: LevelDeps['closingLevel'] = async (_tx, _index, { date }) => {
    if (isLevelKnown(date)) return { level: '24381.05' };
    return seen.at(-1)! > date ? { missed: 'close_missed' } : null;
  };
  return {
    o,
    token,
    folders,
    failures,
    get transactions() {
      return transactions;
    },
    async minute() {
      const session = sessionAt(practiceCalendar, o.h.clock.now());
      if (session !== null) seen.push(session.date);
      // As createClosingLevels has it: of history, or recorded and closed by a later date.
      isLevelKnown = (date) => date < genesis || (seen.includes(date) && seen.at(-1)! > date);
      await progress({ ...o.deps, closingLevel });
    },
    keep(listed = []) {
      let turn = (): void => {};
      const { now: at, after } = o.h.clock;
      const offers = keepPracticeOffers({
        db: counted,
        calendar: practiceCalendar,
        sealer: SEALER,
        clock: {
          now: at,
          after,
          every(_ms, fn) {
            turn = fn;
            return () => {};
          },
        },
        log: { info: () => {}, warn: (error: unknown) => void failures.push(error) } as never,
        feed: {
          dailyBars: async () => [[0, 1, 1, 1, 24_381_05, 0]],
          instrument: () => ({ priceScale: 2 }) as never,
          instruments: () => [],
          quote: () => undefined,
          blockInventory: () => 0,
        },
        closingLevel,
        onListed: (offers) => void listed.push(...offers.map(({ symbol }) => symbol)),
        customers: PRACTICE_CUSTOMERS,
        folders,
      });
      return {
        get ready() {
          return offers.ready;
        },
        stop: offers.stop,
        turn() {
          turn();
          return offers.ready;
        },
      };
    },
    audit: async () =>
      (await db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...NEW_SHARES_INVARIANTS]))).breaks,
    async stop() {
      await o.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the practice market promises and has not at this moment, in words. */
export async function missingOf({ o }: PracticeMarket): Promise<string[]> {
  const { db } = o.h.t;
  const now = o.h.clock.now();
  const call = o.h.as();
  const offers = async (...segments: ('open' | 'upcoming' | 'closed' | 'auctions')[]) =>
    (
      await Promise.all(
        segments.map(async (segment) => expectOk(await call(listOffers, { segment, pageSize: 50 })).rows),
      )
    ).flat();
  const open = await offers('open');
  const upcoming = await offers('upcoming', 'auctions');
  const closed = await offers('closed', 'auctions');
  const customerId = (await db.read((tx) => customersOf(tx, ['priya']))).get('priya')!;
  const input = { segment: 'all', page: 1, pageSize: 50 } as const;
  const calendar = practiceCalendar;
  const own = (await db.read((tx) => subscriptionsPage({ calendar }, tx, { customerId, now, input }))).rows;
  const yesterday = addDays(businessDateOf(practiceCalendar, now), -1);
  return [
    open.length > 0 ? '' : 'open',
    upcoming.some(({ opensAt }) => opensAt > now && opensAt - now <= DAY_MS) ? '' : 'upcoming within a day',
    own.some(({ state }) => state === 'awaiting_payment') ? '' : 'to be paid by priya',
    closed.some(({ state, listingDate }) => state === 'listed' && listingDate >= yesterday) ? '' : 'just listed',
  ].filter((text) => text !== '');
}
