/** The calls of contract/src/security.ts. */
import {
  changeFundPassword,
  freezeAccount,
  getSecurity,
  pauseTrading,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { parametersOn } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { confirmLoginPassword } from '../identity/service.ts';
import { publishMessages } from '../messages/service.ts';
import type { Bus } from '../platform/bus.ts';
import type { Database, Tx } from '../platform/database.ts';
import { route, type CustomerContext } from '../platform/http.ts';
import { onceChecked } from '../platform/idempotency.ts';
import { change, checkChange, checkFirst, checkFundPassword, setFirst, unlock } from './fund-password.ts';
import type { Told } from './messages.ts';
import { freeze, pause, unfreeze } from './pause.ts';
import { securityState } from './state.ts';

export interface SecurityOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly calendar: Calendar;
}

export function registerSecurityRoutes(server: FastifyInstance, options: SecurityOptions): void {
  addFundPassword(server, options);
  addPauses(server, options);
}

function addFundPassword(server: FastifyInstance, options: SecurityOptions): void {
  const { db, calendar } = options;
  const mutate = createMutate(options);
  route(server, getSecurity, (_input, { customer, now }) => db.read((tx) => securityState(tx, customer, now)));
  route(server, setFundPassword, (input, ctx) =>
    mutate('/security/fundPasswordSet', ctx, {
      check: () => checkFirst(db, ctx.customer, input, ctx.now),
      run: async (tx, hash) => ({ answer: {}, told: await setFirst(tx, ctx.customer.customerId, hash, ctx.now) }),
    }),
  );
  route(server, changeFundPassword, (input, ctx) =>
    mutate('/security/fundPasswordChange', ctx, {
      check: () => checkChange(db, ctx.customer.customerId, input, ctx.now),
      run: async (tx, checked) => ({ answer: {}, told: await change(tx, checked, ctx.now) }),
    }),
  );
  route(server, unlockTrading, async ({ fundPassword }, { customer: { customerId, sessionId }, now }) => {
    const given = await checkFundPassword(db, { customerId, fundPassword, now });
    const { tradingUnlockMinutes } = parametersOn(businessDateOf(calendar, now));
    const unlockedUntil = now + tradingUnlockMinutes * 60_000;
    await db.transaction((tx) => unlock(tx, given, { sessionId, until: unlockedUntil }));
    return { unlockedUntil };
  });
}

function addPauses(server: FastifyInstance, options: SecurityOptions): void {
  const { db } = options;
  const mutate = createMutate(options);
  route(server, pauseTrading, ({ days }, ctx) =>
    mutate('/security/pause', ctx, {
      check: async () => {},
      async run(tx) {
        const { pausedUntil, told } = await pause(tx, ctx.customer.customerId, { days, now: ctx.now });
        return { answer: { pausedUntil }, told };
      },
    }),
  );
  route(server, freezeAccount, ({ loginPassword }, ctx) =>
    mutate('/security/freeze', ctx, {
      check: () => confirmLoginPassword(db, ctx.customer, loginPassword, ctx.now),
      run: async (tx) => ({ answer: {}, told: await freeze(tx, ctx.customer.customerId, ctx.now) }),
    }),
  );
  route(server, unfreezeAccount, ({ loginPassword }, ctx) =>
    mutate('/security/unfreeze', ctx, {
      check: () => confirmLoginPassword(db, ctx.customer, loginPassword, ctx.now),
      run: async (tx) => ({ answer: {}, told: await unfreeze(tx, ctx.customer.customerId, ctx.now) }),
    }),
  );
}

interface Step<C, T> {
  readonly check: () => Promise<C>;
  readonly run: (tx: Tx, checked: C) => Promise<{ answer: T; told: Told }>;
}

/** Once for each key; the messages go out after the commit. */
function createMutate({ db, bus }: SecurityOptions) {
  return async <C, T>(
    endpoint: string,
    { customer, idempotencyKey: key, bodyHash }: CustomerContext,
    { check, run }: Step<C, T>,
  ): Promise<T> => {
    let told: Told = [];
    const answer = await onceChecked(
      db,
      { scope: customer.customerId, endpoint, key, bodyHash },
      check,
      async (tx, checked: C) => {
        const done = await run(tx, checked);
        told = done.told;
        return done.answer;
      },
    );
    publishMessages(bus, told);
    return answer;
  };
}
