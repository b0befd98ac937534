/** What the customer is told of the own security: written with the fact, published after the commit. */
import type { Story } from '@bahi/contract/stories.ts';
import type { Tx } from '../platform/database.ts';
import { writeMessages, type WrittenMessage } from '../messages/service.ts';

export type Told = readonly WrittenMessage[];

/** Call it last in the transaction. */
export function tell(tx: Tx, customerId: bigint, story: Story, at: number): Promise<Told> {
  return writeMessages(tx, [{ customerId, kind: 'security', story, about: null, at }]);
}
