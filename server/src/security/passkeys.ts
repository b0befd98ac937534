/** Passkeys as the customer manages them under Login and security (rules §6): made with the login password, named, listed, removed, and told. */
import { addPasskey, beginPasskey, removePasskey } from '@bahi/contract/security/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type { FastifyInstance } from 'fastify';
import {
  beginPasskey as begin,
  checkNewPasskey,
  confirmLoginPassword,
  keepPasskey,
  relyingPartyOf,
  removePasskey as remove,
  requireOpenSession,
} from '../identity/service.ts';
import { route } from '../platform/http.ts';
import { storedId } from '../platform/stored-id.ts';
import { tell } from './messages.ts';
import { createMutate, type SecurityOptions } from './idempotency.ts';

export function addPasskeys(server: FastifyInstance, options: SecurityOptions): void {
  const { db, publicUrl } = options;
  const mutate = createMutate(options);
  route(server, beginPasskey, async ({ loginPassword: password }, { customer, host, now }) => {
    const rp = relyingPartyOf(publicUrl, host);
    await confirmLoginPassword(db, customer, { password, now });
    return { options: await begin(db, rp, { ...customer, rpName: options.houseName(), now }) };
  });
  route(server, addPasskey, ({ name, response }, ctx) => {
    const { customerId, sessionId } = ctx.customer;
    return mutate('/security/passkeyAdd', ctx, {
      check: () => checkNewPasskey(relyingPartyOf(publicUrl, ctx.host), customerId, response),
      async run(tx, checked) {
        const id = await keepPasskey(tx, checked, { name, now: ctx.now });
        await requireOpenSession(tx, sessionId);
        await tell(tx, customerId, storyOf('security.passkey_added', { name }), ctx.now);
        return { id: id.toString() };
      },
    });
  });
  route(server, removePasskey, ({ id, loginPassword: password }, ctx) => {
    const { customer, now } = ctx;
    return mutate('/security/passkeyRemove', ctx, {
      check: () => confirmLoginPassword(db, customer, { password, now }),
      async run(tx) {
        const name = await remove(tx, customer.customerId, storedId(id));
        await tell(tx, customer.customerId, storyOf('security.passkey_removed', { name }), now);
        return {};
      },
    });
  });
}
