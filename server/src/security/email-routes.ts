/** The address that e-mail goes to; its code is asked for as others are (code-routes.ts). */
import { bindEmail, removeEmail } from '@bahi/contract/security/address-calls.ts';
import type { FastifyInstance } from 'fastify';
import { confirmLoginPassword } from '../identity/service.ts';
import { route } from '../platform/http.ts';
import { bindAddress, checkEmailBinding, removeAddress } from './email.ts';
import { createMutate, type SecurityOptions } from './idempotency.ts';

export function addEmail(server: FastifyInstance, options: SecurityOptions): void {
  const { db, messenger } = options;
  const mutate = createMutate(options);
  route(server, bindEmail, async (input, ctx) => {
    const { customer, now } = ctx;
    const bound = await mutate('/security/emailBind', ctx, {
      check: () => checkEmailBinding(options, customer, { ...input, now }),
      run: (tx, binding) => bindAddress(tx, options, { ...binding, now }),
    });
    messenger.deliverSoon();
    return bound;
  });
  route(server, removeEmail, async ({ loginPassword: password }, ctx) => {
    const { customer, now } = ctx;
    await mutate('/security/emailRemove', ctx, {
      check: () => confirmLoginPassword(db, customer, { password, now }),
      async run(tx) {
        await removeAddress(tx, options, { ...customer, now });
        return {};
      },
    });
    messenger.deliverSoon();
    return {};
  });
}
