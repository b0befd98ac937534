/** What customers are told of shares that they lend: it leads to the position. */
import type { Story } from '@bahi/contract/stories.ts';
import { writeMessages } from '../messages/service.ts';
import type { LentPosition } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';

/** Last in its transaction. */
export async function tell(
  tx: Tx,
  { id, customerId }: Pick<LentPosition, 'id' | 'customerId'>,
  { now, story }: { readonly now: number; readonly story: Story },
): Promise<void> {
  const about = { type: 'position', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'order', at: now, story, about }]);
}
