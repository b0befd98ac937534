/** The whole server with people of risk and support at work, and customers to restrict, for tests. */
import { randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { liftRestriction, restrict } from '@bahi/contract/staff/customers.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import type { StaffRestriction } from './staff-restrictions.ts';

export const MESSAGE = 'We look into a payment that somebody else reported.';
export const ANSWER = 'We have looked at the papers that you sent us.';

export interface Held {
  readonly account: string;
  readonly token: string;
  readonly id: string;
  readonly call: Call;
}

export interface RestrictionsHarness {
  readonly w: WholeApp;
  /** Tokens, of two people of risk and one of support; `signIn` before each test, since they end when nobody uses them. */
  risk: string;
  otherRisk: string;
  support: string;
  signIn(): Promise<void>;
  customer(): Promise<Held>;
  impose(customerId: string, kind: StaffRestriction['kind'], hours?: number | null): Promise<StaffRestriction>;
  lift(restriction: string): Promise<CallResult<StaffRestriction>>;
  order(token: string): Promise<CallResult<unknown>>;
  /** Newest first. */
  stories(token: string): Promise<string[]>;
}

export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

export function imposing(h: WholeApp, customer: string, kind: StaffRestriction['kind'], hours: number | null = 1) {
  const until = hours === null ? null : h.clock.now() + Math.round(hours * HOUR_MS);
  return { customer, kind, reason: 'suspected_fraud', until, message: MESSAGE } as const;
}

export async function startRestrictions(): Promise<RestrictionsHarness> {
  const w = await startWholeApp();
  let customers = 0;
  const h: RestrictionsHarness = {
    w,
    risk: '',
    otherRisk: '',
    support: '',
    async signIn() {
      h.risk = await w.signIn('risk');
      h.otherRisk = await w.signIn('risk', 1);
      h.support = await w.signIn('support');
    },
    async customer() {
      customers += 1;
      const account = `held.${customers}`;
      const token = await w.trader(account);
      const { customerId: id } = expectOk(await w.as(token)(getUser, {}));
      return { account, token, id, call: w.as(token) };
    },
    impose: async (customerId, kind, hours = 1) =>
      expectOk(await w.staff(h.risk)(restrict, imposing(w, customerId, kind, hours), key())),
    lift: (restriction) => w.staff(h.otherRisk)(liftRestriction, { restriction, reason: 'Nothing was found.' }, key()),
    order(token) {
      w.feed.set('VRM', 500_00);
      const terms = { symbol: 'VRM', direction: 'long', type: 'limit', limitPrice: '499.00', lots: 1 } as const;
      return w.as(token)(placeOrder, { ...terms, leverage: 1 }, key());
    },
    stories: async (token) => expectOk(await w.as(token)(listMessages, {})).rows.map((row) => row.story.key),
  };
  return h;
}
