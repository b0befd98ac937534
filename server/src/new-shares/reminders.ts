/** A customer asks to be told when an offer opens, or no longer; everybody who asked is told once. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listReminders, setReminder } from '@bahi/contract/new-shares/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { selectOffer } from './offer-store.ts';
import { deleteReminder, insertReminder, selectReminders, markDueReminders } from './reminder-store.ts';
import { offerStateOf } from './rows.ts';

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

export async function remind(
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof setReminder> },
): Promise<OutputOf<typeof setReminder>> {
  const offerId = storedId(input.offer);
  const offer = (await selectOffer(tx, offerId)) ?? refuse('new_shares.unknown', {});
  if (input.isOn && offerStateOf(offer, now) !== 'upcoming') refuse('new_shares.not_upcoming', {});
  await (input.isOn ? insertReminder : deleteReminder)(tx, { customerId, offerId });
  return { offer: input.offer, isOn: input.isOn };
}

/** The offers of which the customer will be told. */
export async function remindersOf(tx: Tx, customerId: bigint): Promise<OutputOf<typeof listReminders>> {
  return (await selectReminders(tx, customerId)).map((offerId) => offerId.toString());
}

/** Tells so many of those whose offer has opened; answers how many. */
export async function sendReminders(
  { db }: { readonly db: Database },
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await markDueReminders(tx, { now, limit });
    await writeMessages(
      tx,
      due.map(({ customerId, offerId, name, closesAt }) => {
        const story = storyOf('new_shares.opened', { name, closes: Number(closesAt) });
        return {
          customerId,
          kind: 'notice' as const,
          at: now,
          story,
          about: { type: 'offer' as const, id: offerId.toString() },
        };
      }),
    );
    return due.length;
  });
}
