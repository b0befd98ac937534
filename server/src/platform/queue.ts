/**
 * A queue of the console (rules §10): what a domain says of its requests that people decide, in the words of every queue. The domain
 * names it in its manifest; staff reads, claims, counts and decides by it and knows nothing else of the domain.
 */
import { queueKey, type queueRow } from '@bahi/contract/staff/queues.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type * as z from 'zod/mini';
import type { CaseFigures, FiguresAsked } from './case-figures.ts';
import type { CaseQueue } from './case-queue.ts';
import type { Tx } from './database.ts';
import { named } from './named.ts';
import type { PublishedRule } from './published-rule.ts';

export type QueueName = z.infer<typeof queueKey>;

export interface QueueCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly hints: z.infer<typeof queueRow>['hints'];
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly status: string;
  /** UTC milliseconds, as are the other moments. */
  readonly at: bigint;
  /** Null: by the promise of the queue. */
  readonly promisedBy: bigint | null;
  readonly needsTwo: boolean;
  readonly firstId: bigint | null;
  readonly firstName: string | null;
  readonly firstAt: bigint | null;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
}

export interface Queue extends CaseQueue<QueueCase> {
  readonly name: QueueName;
  /** The states in which a case can be claimed and decided. */
  readonly open: readonly string[];
  /** Where the customer's timeline tells that somebody took it up. */
  readonly markClaimed?: (tx: Tx, id: bigint, now: number) => Promise<void>;
  readonly figures: (tx: Tx, asked: FiguresAsked) => Promise<CaseFigures>;
  /** Within what it is promised to be decided; null: each case has a promise of its own. */
  readonly promise: (keyof Parameters & `${string}PromiseMinutes`) | null;
  /** What the practice reviewer goes by; left out: people alone decide. */
  readonly rule?: PublishedRule;
}

/** Each, in the order in which the console shows them. */
export type Queues = Readonly<Record<QueueName, Queue>>;

export function queuesOf(queues: readonly Queue[]): Queues {
  return named(queueKey.options, queues);
}

/** Of a case that one person decides. */
export const BY_ONE = { firstId: null, firstName: null, firstAt: null, needsTwo: false } as const;
export const NO_MONEY = { amount: null, currency: null } as const;

/** Of a request for money, which two people may have to approve. */
export function moneyCase<Row extends Omit<QueueCase, 'hints'>>(row: Row): QueueCase {
  return { ...row, hints: row.needsTwo ? [{ key: 'two_people', params: {} }] : [] };
}

/** What the domain reads, as the console shows it. */
export function shownAs<Row>(
  { cases, caseOf, nextCase }: CaseQueue<Row>,
  shown: (row: Row) => QueueCase,
): CaseQueue<QueueCase> {
  return {
    async cases(tx, filter) {
      const { rows, total } = await cases(tx, filter);
      return { rows: rows.map(shown), total };
    },
    async caseOf(tx, id) {
      const row = await caseOf(tx, id);
      return row === null ? null : shown(row);
    },
    nextCase,
  };
}
