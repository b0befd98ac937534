/** What a customer is told of a pledge. */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import type { OpenPledge, PledgeRow } from './rows.ts';

export function overdueStory({ dueDate: due }: OpenPledge, owed: Minor): Story {
  return storyOf('pledges.overdue', { owed: formatMoney(owed), due });
}

export async function tell(
  tx: Tx,
  { id, customerId }: Pick<PledgeRow, 'id' | 'customerId'>,
  { now, story }: { readonly now: number; readonly story: Story },
): Promise<void> {
  const about = { type: 'pledge', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
}
