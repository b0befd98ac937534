/** Codes by message, the phone they go to, and a forgotten password. */
import { bindPhone } from '@bahi/contract/security/address-calls.ts';
import { requestCode, requestPasswordReset, resetLoginPassword } from '@bahi/contract/security/calls.ts';
import { canonicalAccount, maskedAccount } from '@bahi/core/account.ts';
import { maskedEmail } from '@bahi/core/email.ts';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@bahi/core/time.ts';
import { findCustomer } from '../identity/service.ts';
import { publicRoute, route } from '../platform/http.ts';
import { onceChecked } from '../platform/idempotency.ts';
import { networkOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { refuse } from '../platform/refuse.ts';
import { sendCode, type CodeTarget } from './codes.ts';
import { parseEmail } from './email.ts';
import { checkForgotReset, findable, resetForgotten, sendForgotCode } from './forgot.ts';
import { createMutate, heldUntil, type SecurityOptions } from './idempotency.ts';
import { bind, checkBinding, parsePhone, phoneOf } from './phone.ts';

/** Of one customer; beside the limits of each address. */
const CODES_PER_HOUR_MAX = 20;
/** From one network, which an office or a mobile carrier shares. */
const FORGOTTEN_PER_HOUR_MAX = 120;

export function addCodes(server: FastifyInstance, options: SecurityOptions): void {
  addForPhone(server, options);
  addForgotten(server, options);
}

function addForPhone(server: FastifyInstance, options: SecurityOptions): void {
  const { keys, clock, messenger } = options;
  const mutate = createMutate(options);
  const limit = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: CODES_PER_HOUR_MAX });
  route(server, requestCode, async ({ purpose, phone, email }, ctx) => {
    refuseOver(limit.take(ctx.customer.customerId));
    const { customer, now } = ctx;
    const { customerId } = customer;
    const sent = await mutate('/security/codeRequest', ctx, {
      check: async (): Promise<CodeTarget | null> => {
        if (purpose === 'bind_email') return { email: parseEmail(email) };
        return purpose === 'bind_phone' ? { phone: parsePhone(phone) } : null;
      },
      async run(tx, fresh) {
        if (!(purpose === 'bind_email' ? messenger.canMail : messenger.canSend))
          refuse('security.codes_unavailable', {});
        const address = fresh ?? {
          phone: (await phoneOf(tx, keys, customerId)) ?? refuse('security.phone_missing', {}),
        };
        const { language } = await findCustomer(tx, customerId);
        const order = { purpose, address, recipient: { customerId, ...address }, language, now };
        const sentTo = 'email' in address ? maskedEmail(address.email) : maskedAccount(address.phone);
        return { ...(await sendCode(tx, options, order)), sentTo };
      },
    });
    messenger.deliverSoon();
    return sent;
  });
  route(server, bindPhone, async (input, ctx) => {
    const { customer, now } = ctx;
    const bound = await mutate('/security/phoneBind', ctx, {
      check: () => checkBinding(options, customer, { ...input, now }),
      run: (tx, binding) => bind(tx, options, { ...binding, until: heldUntil(options, now), now }),
    });
    messenger.deliverSoon();
    return bound;
  });
}

function addForgotten(server: FastifyInstance, options: SecurityOptions): void {
  const { db, clock } = options;
  const limit = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: FORGOTTEN_PER_HOUR_MAX });
  publicRoute(server, requestPasswordReset, ({ account }, { ip, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return sendForgotCode(options, account, { ip, now });
  });
  publicRoute(server, resetLoginPassword, async (input, { ip, idempotencyKey: key, bodyHash, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    const scope = `account:${findable(canonicalAccount(input.account))}`;
    return onceChecked(
      db,
      { scope, endpoint: '/user/forgotReset', key, bodyHash },
      () => checkForgotReset(options, input, { ip, now }),
      async (tx, checked) => {
        await resetForgotten(tx, checked, { until: heldUntil(options, now), now });
        return {};
      },
    );
  });
}
