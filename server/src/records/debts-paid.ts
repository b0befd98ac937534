/** What the books pay by themselves is told with it: whoever took an order back finds less available than it held. */
import { storyOf } from '@bahi/contract/stories.ts';
import { amountText } from '@bahi/core/format.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import type { Conclude } from '../platform/database.ts';
import type { Facts } from '../platform/facts.ts';

export const tellDebtsPaid: Conclude = (tx, laid) =>
  writeMessages(
    tx,
    laid.flatMap((one) => (one.topic === 'debt.paid' ? [messageOf(one.fact)] : [])),
  );

function messageOf({ customerId, entryId, currency, amount, owed, at }: Facts['debt.paid']): NewMessage {
  const paid = { amount: amountText(amount, currency) };
  const story =
    owed === 0n
      ? storyOf('debt.paid', paid)
      : storyOf('debt.paid_in_part', { ...paid, owed: amountText(owed, currency) });
  return { customerId, kind: 'money', at, story, about: { type: 'record', id: entryId.toString() } };
}
