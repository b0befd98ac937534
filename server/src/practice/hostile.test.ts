/** Every call of identity, security, watchlists, configuration and market with every field replaced by what nobody should send. */
import { randomUUID } from 'node:crypto';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfiguration } from '../configuration/testing.ts';
import { NOON, registrationOf, startHarness, type Harness } from '../identity/testing.ts';
import { registerMarketRoutes } from '../market/routes.ts';
import { createMarket } from '../market/service.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import { registerTestSecurity } from '../security/testing.ts';
import { registerSettingsRoutes } from '../settings/routes.ts';
import { registerWatchlistRoutes } from '../watchlist/routes.ts';

const junk: unknown[] = [
  null,
  true,
  -0,
  -1,
  0.1,
  2 ** 53,
  1e308,
  '',
  ' ',
  'NaN',
  '1e309',
  '１２３',
  '१२३',
  '9'.repeat(40),
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  "'; drop table identity.customer; --",
  '__proto__',
  'constructor',
  [],
  [null],
  [['VRM']],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"x":1}}'),
];

const bodies: Record<string, Record<string, unknown>> = {
  '/user/register': registrationOf('hostile.one'),
  '/user/inviter': { code: 'TEST-HOUSE' },
  '/user/login': { account: 'hostile.two', password: 'some-password' },
  '/user/info': {},
  '/user/noticeAccept': { notice: 'risk_notice' },
  '/user/loginPass': {
    oldPassword: 'wrong-password',
    newPassword: 'another-raga-9',
    confirmPassword: 'another-raga-9',
  },
  '/user/language': { language: 'en' },
  '/user/sessions': {},
  '/user/sessionRevoke': { id: '1' },
  '/user/Optionallist': { type: 'stock' },
  '/user/optionalAdd': { type: 'stock', symbol: 'VRM' },
  '/user/optionalRemove': { type: 'stock', symbol: 'VRM' },
  '/user/optionLists': {},
  '/user/optionListCreate': { type: 'stock', name: 'Banks' },
  '/user/optionListRename': { list: '1', name: 'Banks' },
  '/user/optionListDelete': { list: '1' },
  '/user/optionListRestore': { list: '1' },
  '/user/optionListOrder': { type: 'stock', lists: ['1'] },
  '/user/optionalOrder': { list: '1', symbols: ['VRM'] },
  '/security/state': {},
  '/security/fundPasswordSet': { loginPassword: 'wrong-password', fundPassword: '739164', confirmPassword: '739164' },
  '/security/fundPasswordChange': { oldPassword: '739164', newPassword: '402857', confirmPassword: '402857' },
  '/security/fundPasswordReset': {
    loginPassword: 'wrong-password',
    code: '123456',
    newPassword: '402857',
    confirmPassword: '402857',
  },
  '/security/totpBegin': { loginPassword: 'wrong-password' },
  '/security/totpConfirm': { code: '123456' },
  '/security/totpRemove': { loginPassword: 'wrong-password', code: '123456' },
  '/security/logins': { page: 1, pageSize: 10 },
  '/security/codeRequest': { purpose: 'bind_phone', phone: '+919876543210' },
  '/security/phoneBind': { phone: '+919876543210', code: '123456', loginPassword: 'wrong-password' },
  '/user/forgotRequest': { account: 'hostile.three' },
  '/user/forgotReset': {
    account: 'hostile.three',
    code: '123456',
    newPassword: 'monsoon-kite-72',
    confirmPassword: 'monsoon-kite-72',
  },
  '/security/unlock': { fundPassword: '739164' },
  '/security/pause': { days: 1 },
  '/security/freeze': { loginPassword: 'wrong-password' },
  '/security/unfreeze': { loginPassword: 'wrong-password' },
  '/common/config': { type: 'all' },
  '/market/instruments': {},
  '/market/instrument': { symbol: 'VRM' },
  '/market/quotes': { symbols: ['VRM'] },
  '/market/depth': { symbol: 'VRM' },
  '/market/trades': { symbol: 'VRM', limit: 5 },
  '/market/candles': { symbol: 'VRM', period: '1m', adjust: 'none', before: NOON, limit: 10 },
  '/market/sparklines': { symbols: ['VRM'] },
  '/market/rankings': { by: 'gainers', sector: 'auto', page: 1, pageSize: 10 },
  '/market/search': { text: 'var' },
  '/market/session': {},
};

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      const calendar = practiceCalendar;
      registerTestSecurity(server, { db, clock, bus });
      const feed = createScriptedFeed({ clock, genesis: NOON, instruments: [instrument('VRM')] });
      const log = { warn: () => {} } as never;
      registerMarketRoutes(server, createMarket({ db, feed, clock, calendar, genesis: NOON, log }));
      registerSettingsRoutes(server, { db, calendar, version: '1', configuration: defaultConfiguration(calendar) });
      registerWatchlistRoutes(server, { db, feed });
    },
  });
  token = (await h.register('hostile')).token;
});
afterAll(() => h.stop());

async function send(path: string, body: unknown): Promise<{ http: number; status: number; code: string | undefined }> {
  const answer = await h.server.inject({
    method: 'POST',
    url: `/api/vue${path}`,
    headers: { 'content-type': 'application/json', token, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { status, data } = answer.json<{ status: number; data: { code?: string } | null }>();
  return { http: answer.statusCode, status, code: data?.code };
}

test('the list below names every call of these domains but the one that ends the session', () => {
  const listed = h.server.endpoints.map((endpoint) => endpoint.path).filter((path) => path !== '/user/logout');
  expect(listed.toSorted()).toEqual(Object.keys(bodies).toSorted());
});

test.each(Object.entries(bodies))(
  '%s answers junk in any field with a refusal or an answer, never a failure',
  async (path, good) => {
    const variants: unknown[] = [...junk, good, { ...good, surplus: junk }];
    for (const field of Object.keys(good)) for (const value of junk) variants.push({ ...good, [field]: value });
    for (const body of variants) {
      const answer = await send(path, body);
      expect([200, 401], JSON.stringify({ path, body, answer }).slice(0, 300)).toContain(answer.http);
      expect(answer.code).not.toBe('system.busy');
      if (answer.status === 0) expect(answer.code).toBeTypeOf('string');
    }
  },
);
