/** The calls of contract/src/withdrawals.ts. */
import * as contract from '@bahi/contract/withdrawals.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import type { Guarded } from '../platform/guarded.ts';
import { route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import * as service from './service.ts';

export function registerWithdrawalsRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: service.WithdrawalsDeps & { readonly db: Database; readonly guarded: Guarded },
): void {
  route(server, contract.getWithdrawalTerms, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now })),
  );
  route(
    server,
    contract.createWithdrawal,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const { fundPassword, code } = input;
      const request = { scope: customerId, endpoint: contract.createWithdrawal.path, key, bodyHash };
      return told((after) =>
        guarded(request, { customerId, fundPassword, code, now }, async (tx) => {
          const made = await service.createWithdrawal(deps, tx, { customerId, now, input });
          return after(made);
        }),
      );
    },
  );
  route(
    server,
    contract.cancelWithdrawal,
    (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
      const request = { scope: customerId, endpoint: contract.cancelWithdrawal.path, key, bodyHash };
      return told((after) =>
        db.transaction((tx) =>
          once(tx, request, async () => after(await service.cancelWithdrawal(deps, tx, { customerId, now, input }))),
        ),
      );
    },
  );
  route(server, contract.listWithdrawals, (input, { customer: { customerId } }) =>
    db.read((tx) => service.withdrawalsPage(tx, customerId, input)),
  );
  route(server, contract.getWithdrawal, ({ withdrawal }, { customer: { customerId } }) =>
    db.read((tx) => service.withdrawalOf(tx, customerId, withdrawal)),
  );
}

type View = service.Made['withdrawal'];

/** Runs a command and, once it is committed, tells what it made; a repetition made nothing. */
async function told(run: (after: (made: service.Made) => View) => Promise<View>): Promise<View> {
  let tell = (): void => {};
  const view = await run((made) => {
    tell = made.tell;
    return made.withdrawal;
  });
  tell();
  return view;
}
