/** The calls of contract/src/security/calls.ts. */
import {
  beginTotp,
  changeFundPassword,
  confirmTotp,
  freezeAccount,
  getSecurity,
  listLogins,
  pauseTrading,
  removeTotp,
  resetFundPassword,
  setFundPassword,
  unfreezeAccount,
  unlockTrading,
} from '@bahi/contract/security/calls.ts';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { confirmLoginPassword, loginHistory } from '../identity/service.ts';
import { route } from '../platform/http.ts';
import { addCodes } from './code-routes.ts';
import { addEmail } from './email-routes.ts';
import {
  change,
  checkChange,
  checkFirst,
  checkFundPassword,
  checkReset,
  reset,
  setFirst,
  unlock,
} from './fund-password.ts';
import { createMutate, heldUntil, type SecurityOptions } from './idempotency.ts';
import { freeze, pause, unfreeze } from './pause.ts';
import { addPasskeys } from './passkeys.ts';
import { checkEither } from './second-factor.ts';
import { securityState } from './state.ts';
import { begin, checkRemoval, confirm, remove, shownCodes } from './totp.ts';

export function registerSecurityRoutes(server: FastifyInstance, options: SecurityOptions): void {
  addFundPassword(server, options);
  addCodes(server, options);
  addEmail(server, options);
  addTotp(server, options);
  addPasskeys(server, options);
  addPauses(server, options);
}

function addFundPassword(server: FastifyInstance, options: SecurityOptions): void {
  const { db, parametersAt } = options;
  const mutate = createMutate(options);
  const unlockedUntil = (now: number) => now + parametersAt(now).tradingUnlockMinutes * MINUTE_MS;
  route(server, getSecurity, (_input, { customer, host, now }) =>
    db.read((tx) => securityState(tx, options, customer, { host, now })),
  );
  route(server, setFundPassword, (input, ctx) =>
    mutate('/security/fundPasswordSet', ctx, {
      check: () => checkFirst(db, ctx.customer, input, ctx.now),
      async run(tx, hash) {
        const { customer, now } = ctx;
        await setFirst(tx, { ...customer, hash, until: unlockedUntil(now), now });
        return {};
      },
    }),
  );
  route(server, changeFundPassword, (input, ctx) =>
    mutate('/security/fundPasswordChange', ctx, {
      check: () => checkChange(options, ctx.customer, input, ctx.now),
      async run(tx, checked) {
        await change(tx, checked, ctx.now);
        return {};
      },
    }),
  );
  route(server, resetFundPassword, (input, ctx) =>
    mutate('/security/fundPasswordReset', ctx, {
      check: () => checkReset(options, ctx.customer, input, ctx.now),
      run: (tx, checked) => reset(tx, checked, { until: heldUntil(options, ctx.now), now: ctx.now }),
    }),
  );
  route(server, unlockTrading, async ({ fundPassword }, { customer: { customerId, sessionId }, now, stillOpen }) => {
    const given = await checkFundPassword(options, { customerId, sessionId, fundPassword, now });
    await stillOpen();
    const until = unlockedUntil(now);
    await db.transaction((tx) => unlock(tx, given, { sessionId, until }));
    return { unlockedUntil: until };
  });
}

function addTotp(server: FastifyInstance, options: SecurityOptions): void {
  const { db } = options;
  const mutate = createMutate(options);
  route(server, beginTotp, ({ loginPassword: password }, { customer, now }) =>
    begin(options, customer, { password, issuer: options.houseName(), now }),
  );
  route(server, confirmTotp, async ({ code }, ctx) => {
    const { idempotencyKey, now } = ctx;
    const { customerId, sessionId } = ctx.customer;
    const call = { customerId, sessionId, code, idempotencyKey, now };
    const kept = await mutate('/security/totpConfirm', ctx, {
      check: async () => {},
      run: (tx) => confirm(options, tx, call),
    });
    return { recoveryCodes: shownCodes(idempotencyKey, kept) };
  });
  route(server, removeTotp, ({ loginPassword: password, code }, ctx) =>
    mutate('/security/totpRemove', ctx, {
      check: () => checkRemoval(options, ctx.customer, { password, code, now: ctx.now }),
      run: (tx, match) => remove(tx, match!, { until: heldUntil(options, ctx.now), now: ctx.now }),
    }),
  );
  route(server, listLogins, (input, { customer }) => loginHistory(db, customer.customerId, input));
}

function addPauses(server: FastifyInstance, options: SecurityOptions): void {
  const { db } = options;
  const mutate = createMutate(options);
  route(server, pauseTrading, ({ days }, ctx) =>
    mutate('/security/pause', ctx, {
      check: async () => {},
      run: (tx) => pause(tx, ctx.customer.customerId, { days, now: ctx.now }),
    }),
  );
  route(server, freezeAccount, ({ loginPassword }, ctx) =>
    mutate('/security/freeze', ctx, {
      check: () => confirmLoginPassword(db, ctx.customer, { password: loginPassword, line: 'ending', now: ctx.now }),
      async run(tx) {
        await freeze(tx, ctx.customer.customerId, ctx.now);
        return {};
      },
    }),
  );
  route(server, unfreezeAccount, ({ loginPassword: password, code }, ctx) => {
    const { customer, now } = ctx;
    const { customerId } = customer;
    const also = () => checkEither(options, { customerId, code, now, purpose: 'unfreeze' });
    return mutate('/security/unfreeze', ctx, {
      check: () => confirmLoginPassword(db, customer, { password, now, also }),
      async run(tx, match = null) {
        await unfreeze(tx, { customerId, code: match, now });
        return {};
      },
    });
  });
}
