/**
 * Paying for what was won (spec §4): until the deadline, from available cash, once. It is judged by the moment at which its
 * turn came, under the lock of the book; a forfeiture that was first is the end of it.
 */
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type { payWon as payCall } from '@bahi/contract/new-shares/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { paymentAt, proceed } from '@bahi/core/offering.ts';
import { lockCustomer } from '../identity/service.ts';
import { availableOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseNoting } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountState } from '../restrictions/service.ts';
import { advance, subscriptionOf } from './money.ts';
import { selectOffer } from './offer-store.ts';
import type { NewSharesDeps } from './deps.ts';
import { payEnds } from './pay-waits.ts';
import { dueOf, type SubscriptionView } from './rows.ts';
import { selectMovements, selectSubscription, updatePaymentFailed, updatePayWaits } from './store.ts';
import { subscriptionView } from './views.ts';

interface Paying {
  readonly customerId: bigint;
  readonly now: number;
  readonly input: Pick<ParsedInputOf<typeof payCall>, 'subscription'>;
}

export async function payWon(
  deps: NewSharesDeps,
  tx: Tx,
  { customerId, now, input }: Paying,
): Promise<SubscriptionView> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
  const before = await selectSubscription(tx, storedId(input.subscription));
  if (before === null || before.customerId !== customerId) refuse('new_shares.subscription_unknown', {});
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  const { status } = before;
  if (status !== 'awaiting_payment') refuse('new_shares.not_awaiting_payment', { status });
  const offer = (await selectOffer(tx, before.offerId))!;
  const { deadline: published } = dueOf(offer, before);
  const deadline = (await payEnds(deps, tx, [{ row: before, offer }])).get(before.id)!;
  if (paymentAt(status, deadline, now) !== 'payable') refuse('new_shares.payment_late', { deadline });
  // Its deadline may have passed only now: the row says why it could still be paid.
  if (deadline !== published) await updatePayWaits(tx, [{ id: before.id, until: deadline }], now);
  const won = subscriptionOf(before);
  const { due } = won.money;
  const available = availableOf(books, customerId);
  if (available < due) {
    const params = { available: formatMoney(available), short: formatMoney(due - available) };
    // Told on the application's timeline; it may be tried again until the deadline.
    refuseNoting(refusal('new_shares.insufficient', { needed: formatMoney(due), ...params }), () =>
      updatePaymentFailed(tx, before.id, now),
    );
  }
  const advances = [{ row: before, step: proceed(offer, won, 'paid') }];
  const [row] = await advance(deps, tx, { books, offer, advances, now });
  const movements = await selectMovements(tx, [before.id]);
  const subscription = subscriptionView(row!, offer, {
    now,
    calendar: deps.calendar,
    movements,
    payEnd: deadline,
  });
  // Who pays later than planned has the shares on the day itself.
  const [today, planned] = [businessDateOf(deps.calendar, now), offer.allotmentDate];
  const allottedOn = today > planned ? today : planned;
  const params = { name: offer.name, lots: before.wonLots!, amount: formatMoney(due), date: allottedOn };
  const story = storyOf('new_shares.paid', params);
  const about = { type: 'subscription', id: subscription.id } as const;
  tx.after('funds.changed', { customerId });
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return subscription;
}
