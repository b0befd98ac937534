/** The whole server, every domain of it, over a real database, a virtual clock and a market led by hand: for tests of what holds everywhere. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createStaffClient, type Call, type StaffCall } from '@bahi/contract/client.ts';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { register } from '@bahi/contract/identity/calls.ts';
import { staffLogin } from '@bahi/contract/staff/session.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { createApp, type App, type AppOptions } from './app.ts';
import { expectOk, NOON, registrationOf, SEALER } from './identity/testing.ts';
import { ScriptedVenue, SetFeed } from './orders/testing-market.ts';
import { virtualClock, type VirtualClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { testDatabase, type TestDatabase } from './platform/testing.ts';
import { addFirstMember, type FirstMember } from './staff/service.ts';
import { openTrading } from './security/testing-unlocked.ts';
import { accountOf, codeAt, STAFF_PASSWORD, STAFF_SECRET } from './staff/testing.ts';

export interface WholeApp {
  readonly app: App;
  readonly t: TestDatabase;
  readonly clock: VirtualClock;
  readonly venue: ScriptedVenue;
  readonly feed: SetFeed;
  readonly dataFolder: string;
  as(token?: string, headers?: Record<string, string>): Call;
  staff(token?: string): StaffCall;
  /** The customer's token. */
  register(account: string): Promise<string>;
  /** Token of a customer in whose session trading is open. */
  trader(account: string): Promise<string>;
  /** Token of the member with this role alone; of the second one with it for `index` 1. */
  signIn(role: StaffRole, index?: 0 | 1): Promise<string>;
  stop(): Promise<void>;
}

/** In the place of the market that is led by hand; it is moved on by whoever hands it in. With `webFolders` it serves the app as well. */
export interface OwnMarket
  extends
    Partial<Pick<AppOptions, 'venue' | 'feed'>>,
    Pick<AppOptions, 'setRights' | 'setActions' | 'onListed' | 'closingLevel' | 'hasPracticeReviewer' | 'pushNetwork'> {
  readonly webFolders?: AppOptions['webFolders'];
  readonly startsAt: number;
  /** Whoever tests the start itself calls it. */
  readonly isLeftToStart?: true;
  /** In the place of those whom `signIn` knows. */
  readonly members?: readonly FirstMember[] | undefined;
}

/** `before`: what is in the database when the server starts. */
export async function startWholeApp(before?: (t: TestDatabase) => Promise<void>, own?: OwnMarket): Promise<WholeApp> {
  const t = await testDatabase({ poolSize: 8 });
  const { startsAt = NOON, members = membersOfEachRole(), isLeftToStart = false, ...market } = own ?? {};
  const clock = virtualClock(startsAt);
  const venue = new ScriptedVenue();
  const feed = new SetFeed(clock);
  feed.list('VRM', 500_00);
  feed.list('USDINR', 84_30, { kind: 'forex', forex: { base: 'USD', quote: 'INR', unit: 1 } });
  const dataFolder = mkdtempSync(join(tmpdir(), 'bahi-app-'));
  await t.db.transaction((tx) =>
    tx.query(`insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test House', $1)`, [
      new Date(NOON),
    ]),
  );
  for (const member of members) await addFirstMember({ db: t.db, sealer: SEALER }, member, clock.now());
  await before?.(t);
  const app = await createApp({
    db: t.db,
    clock,
    calendar: practiceCalendar,
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
    venue,
    feed,
    webFolders: null,
    ...market,
    sealer: SEALER,
    dataFolder,
    genesis: startsAt,
    version: '0',
    jobsUrl: null,
    ratePerMinute: 1e7,
    streamsPerAddressMax: 10,
    trustProxy: false,
    checksOutputs: true,
  });
  if (!isLeftToStart) await app.start();

  async function send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
    const headers = init?.headers as Record<string, string>;
    const answer = await app.server.inject({ method: 'POST', url: url as string, headers, body: init?.body as string });
    return new Response(answer.body, { status: answer.statusCode });
  }

  const as: WholeApp['as'] = (token, headers = {}) =>
    createClient({
      origin: '',
      credentials: () => (token === undefined ? null : { token, account: '' }),
      fetch: (url, init) => send(url, { ...init, headers: { ...(init?.headers as object), ...headers } }),
    });
  const staff: WholeApp['staff'] = (token) =>
    createStaffClient({ origin: '', token: () => token ?? null, fetch: send });

  const signUp = async (account: string) =>
    expectOk(await as()(register, registrationOf(account), { idempotencyKey: randomUUID() }));

  return {
    app,
    t,
    clock,
    venue,
    feed,
    dataFolder,
    as,
    staff,
    register: async (account) => (await signUp(account)).token,
    async trader(account) {
      const { token, customerId } = await signUp(account);
      await openTrading(t.owner, [BigInt(customerId)]);
      return token;
    },
    async signIn(role, index = 0) {
      // Each code works once: the next one is half a minute away.
      await clock.advance(30_000);
      const account = index === 0 ? accountOf(role) : `${accountOf(role)}.1`;
      const input = { account, password: STAFF_PASSWORD, code: codeAt(clock.now()) };
      return expectOk(await staff()(staffLogin, input)).token;
    },
    async stop() {
      await app.stop();
      await t.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function membersOfEachRole(): FirstMember[] {
  return staffRoles.flatMap((role) =>
    [accountOf(role), `${accountOf(role)}.1`].map((account) => ({
      account,
      name: role,
      password: STAFF_PASSWORD,
      totpSecret: STAFF_SECRET,
      roles: [role],
    })),
  );
}
