/** What the customer is told of the own security, written with the fact. */
import type { Story } from '@bahi/contract/stories.ts';
import type { Tx } from '../platform/database.ts';
import { writeMessages } from '../messages/service.ts';

/** Call it last in the transaction. */
export function tell(tx: Tx, customerId: bigint, story: Story, at: number): Promise<void> {
  return writeMessages(tx, [{ customerId, kind: 'security', story, about: null, at }]);
}
