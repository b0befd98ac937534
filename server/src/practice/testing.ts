/** A practice market's offers over real books, as its first customer sees them: what their tests start from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { registerAt } from '../identity/earlier.ts';
import { openInstitution } from '../identity/service.ts';
import { SEALER } from '../identity/testing.ts';
import { auditWhole, type AuditBreak } from '../ledger/audit.ts';
import { NEW_SHARES_INVARIANTS } from '../new-shares/audit.ts';
import { startOffering, type Offering } from '../new-shares/testing.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { addFirstMember } from '../staff/service.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_INSTITUTION, PRACTICE_PASSWORD } from './customers.ts';
import { PAST_DAYS } from './offer-past.ts';
import { keepPracticeOffers, type PracticeOffers } from './offers.ts';
import { PRACTICE_STAFF } from './staff.ts';

const DAY = 86_400_000;

export interface PracticeMarket {
  readonly o: Offering;
  /** Of priya, who has been there for as long as the past is. */
  readonly token: string;
  /** What was told to the log. */
  readonly failures: readonly unknown[];
  /** A start; symbols that it lists are added. */
  keep(listed?: string[]): PracticeOffers;
  audit(): Promise<readonly AuditBreak[]>;
  stop(): Promise<void>;
}

/** `at`: UTC ms of the first start, on or after the clock's own. */
export async function startPracticeMarket(at?: number): Promise<PracticeMarket> {
  const o = await startOffering();
  const folder = mkdtempSync(join(tmpdir(), 'bahi-practice-'));
  const { db } = o.h.t;
  if (at !== undefined) await o.h.clock.advance(at - o.h.clock.now());
  const now = o.h.clock.now() - PAST_DAYS * DAY;
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
  });
  const failures: unknown[] = [];
  return {
    o,
    token,
    failures,
    keep: (listed = []) =>
      keepPracticeOffers({
        db,
        calendar: practiceCalendar,
        sealer: SEALER,
        clock: o.h.clock,
        log: { info: () => {}, warn: (error: unknown) => void failures.push(error) } as never,
        feed: {
          dailyBars: async () => [[0, 1, 1, 1, 24_381_05, 0]],
          instrument: () => ({ priceScale: 2 }) as never,
          instruments: () => [],
          quote: () => undefined,
        },
        closingLevel: async () => '24381.05',
        onListed: (offers) => void listed.push(...offers.map(({ symbol }) => symbol)),
        customers: PRACTICE_CUSTOMERS,
        folders: { keys: join(folder, 'keys'), uploads: join(folder, 'uploads') },
      }),
    audit: async () =>
      (await db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...NEW_SHARES_INVARIANTS]))).breaks,
    async stop() {
      await o.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
