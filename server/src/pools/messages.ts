/** What followers are told of a pool: it leads to their holding. */
import type { Story } from '@bahi/contract/stories.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';

export interface Told {
  readonly customerId: bigint;
  readonly holdingId: bigint;
  readonly story: Story;
}

/** Last in its transaction. */
export async function tellAll(tx: Tx, now: number, told: readonly Told[]): Promise<void> {
  await writeMessages(
    tx,
    told.map(({ customerId, holdingId, story }) => {
      const about = { type: 'pool_holding', id: holdingId.toString() } as const;
      return { customerId, kind: 'money' as const, at: now, story, about };
    }),
  );
}
