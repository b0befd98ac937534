/** The calls of contract/src/new-shares/{calls,draws}.ts. */
import * as draws from '@bahi/contract/new-shares/draws.ts';
import * as contract from '@bahi/contract/new-shares/calls.ts';
import type { FastifyInstance } from 'fastify';
import { drawLog } from '../draws/service.ts';
import { requestOf } from '../orders/service.ts';
import { command, guardedCommand, stepUpOf } from '../platform/command.ts';
import type { Guarded } from '../platform/guarded.ts';
import { publicRoute, route } from '../platform/http.ts';
import { refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { createApplyBatch, refuseSecondAccount, type ApplyBatchDeps } from './applying.ts';
import { payWon } from './payment.ts';
import { auctionBids, drawFileOf, proofOf } from './proof.ts';
import { remind, remindersOf } from './reminders.ts';
import * as service from './service.ts';

export function registerNewSharesRoutes(
  server: FastifyInstance,
  { db, guarded, ...deps }: ApplyBatchDeps & { readonly guarded: Guarded },
): void {
  publicRoute(server, contract.listOffers, (input, { now }) =>
    db.read((tx) => service.offersPage(deps, tx, { input, now })),
  );
  publicRoute(server, contract.getOffer, ({ offer }, { now }) =>
    db.read((tx) => service.offerOf(deps, tx, offer, now)),
  );
  publicRoute(server, contract.getCalendar, (input) => db.read((tx) => service.calendarOf(deps, tx, input)));
  publicRoute(server, draws.getDrawProof, ({ offer }) => db.read((tx) => proofOf(tx, offer)));
  publicRoute(server, draws.getDrawLog, () => db.read(drawLog));
  publicRoute(server, draws.listAuctionBids, (input) => db.read((tx) => auctionBids(tx, input)));
  publicRoute(server, draws.getDrawFile, ({ offer }) => db.read((tx) => drawFileOf(tx, offer)));
  route(server, contract.getApplicationTerms, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.termsOf(deps, tx, { customerId, now, input })),
  );
  const applying = createApplyBatch({ db, ...deps });
  route(server, contract.applyForShares, async (input, { customer, idempotencyKey, bodyHash, now }) => {
    const { customerId, sessionId } = customer;
    const { lots, bid } = input;
    const offerId = storedId(input.offer);
    const request = requestOf(idempotencyKey, bodyHash);
    const command = { customerId, sessionId, offerId, lots, bid, now, ...request };
    const answer = await applying.submit(command).catch(refuseSecondAccount);
    return 'refusal' in answer ? refuseWith(answer.refusal) : answer.subscription;
  });
  command(server, db, contract.editApplication, (tx, { input: { subscription, lots, bid }, ...by }) =>
    service.editApplication(deps, tx, { ...by, input: { subscription, lots, bid } }),
  );
  command(server, db, contract.cancelApplication, (tx, by) => service.cancelApplication(deps, tx, by));
  guardedCommand(server, { guarded, stepUp: stepUpOf }, contract.payWon, (tx, by) => payWon(deps, tx, by));
  command(server, db, contract.setReminder, remind);
  route(server, contract.listReminders, (_input, { customer: { customerId } }) =>
    db.read((tx) => remindersOf(tx, customerId)),
  );
  route(server, contract.listSubscriptions, (input, { customer: { customerId }, now }) =>
    db.read((tx) => service.subscriptionsPage(deps, tx, { customerId, now, input })),
  );
  route(server, contract.getSubscription, ({ subscription: id }, { customer: { customerId }, now }) =>
    db.read((tx) => service.ownSubscription(deps, tx, { customerId, now, id })),
  );
}
