/**
 * The desk at which people decide (rules §10), for every domain that has something to decide: who may look, decide and know, in which
 * order, and what is written down, is the same everywhere and stands here. What a case is, its domain says in its reviews.ts.
 */
import type { OutputOf, ParsedInputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import type { Withheld } from '@bahi/contract/staff/reviews.ts';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../platform/database.ts';
import type { LongAnswer } from '../platform/long-answer.ts';
import { addNamed } from '../platform/named.ts';
import type { QueueCase, QueueName } from '../platform/queue.ts';
import { refuse } from '../platform/refuse.ts';
import { staffRoute, type StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { registerChangeRoutes } from './change-routes.ts';
import type { ChangeRules } from './changes.ts';
import { claimedCase, decide, type Decided, type Decision } from './decisions.ts';
import { recordLook, recordOpening, withheldFrom, type QueueWithDocuments } from './documents.ts';
import { onceByStaff } from './idempotency.ts';
import { registerQueueRoutes, type QueueOptions } from './queue-routes.ts';
import { nextOf } from './queues.ts';
import { seenBy, type Seen } from './seen.ts';

export interface Asked<Input> {
  readonly input: Input;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

/** But for `query` and `command`, each of these calls has the number of its case as `case`. */
export interface Desk {
  /** What kinds of change need, and do once two people agreed. A kind is one domain's. */
  changes(rules: ChangeRules): void;
  query<E extends StaffEndpoint>(
    endpoint: E,
    read: (tx: Tx, asked: Asked<ParsedInputOf<E>>) => Promise<OutputOf<E> | LongAnswer>,
  ): void;
  /** In one transaction, once for each idempotency key. `after`: what goes on from its commit, and answers. */
  command<E extends StaffEndpoint>(
    endpoint: E,
    act: (tx: Tx, asked: Asked<ParsedInputOf<E>>) => Promise<OutputOf<E>>,
  ): void;
  command<E extends StaffEndpoint>(
    endpoint: E,
    act: (tx: Tx, asked: Asked<ParsedInputOf<E>>) => Promise<unknown>,
    after: (asked: Asked<ParsedInputOf<E>>) => Promise<OutputOf<E>>,
  ): void;
  /** What is known of a case. The look is written down. */
  look<E extends StaffEndpoint, Row>(endpoint: E, look: Look<E, Row, QueueName, Seen>): void;
  /** The same where there are documents, which are withheld from who has not claimed the case. */
  open<E extends StaffEndpoint, Row extends Pick<QueueCase, 'customerId' | 'status'>>(
    endpoint: E,
    look: Look<E, Row, QueueWithDocuments, Seen & { readonly withheld: Withheld }>,
  ): void;
  /** What not even the look shows, to whoever has claimed the case. Asked for again it is written down again: no answer is kept. */
  reveal<E extends StaffEndpoint>(endpoint: E, reveal: Reveal<E>): void;
  decide<E extends StaffEndpoint, T extends Decided>(endpoint: E, decision: Decision<E, T>): void;
}

interface Look<E extends StaffEndpoint, Row, Name, By> {
  readonly queue: Name;
  readonly caseOf: (tx: Tx, id: bigint) => Promise<Row | null>;
  readonly read: (tx: Tx, row: Row, by: By) => Promise<OutputOf<E>>;
}

interface Reveal<E extends StaffEndpoint> {
  readonly queue: QueueWithDocuments;
  readonly read: (tx: Tx, by: Seen) => Promise<OutputOf<E>>;
}

export type DeskOptions = QueueOptions;

/** Once the calls of staff can be made (platform/staff-http.ts). */
export function openDesk(server: FastifyInstance, options: DeskOptions): Desk {
  const { db, queues } = options;
  const rules: ChangeRules = {};
  registerQueueRoutes(server, options);
  registerChangeRoutes(server, db, rules);
  return {
    changes: (more) => addNamed(rules, more),
    query(endpoint, read) {
      staffRoute(server, endpoint, (input, { staff, now }) => db.read((tx) => read(tx, { input, staff, now })));
    },
    command<E extends StaffEndpoint>(
      endpoint: E,
      act: (tx: Tx, asked: Asked<ParsedInputOf<E>>) => Promise<unknown>,
      after?: (asked: Asked<ParsedInputOf<E>>) => Promise<OutputOf<E>>,
    ) {
      staffRoute(server, endpoint, async (input, ctx) => {
        const asked = { input, staff: ctx.staff, now: ctx.now };
        const done = await onceByStaff(db, endpoint, ctx, (tx) => act(tx, asked));
        return after === undefined ? (done as OutputOf<E>) : after(asked);
      });
    },
    look(endpoint, { queue, caseOf, read }) {
      staffRoute(server, endpoint, (input, ctx) =>
        db.transaction(async (tx) => {
          const seen = seenBy(input, ctx);
          const row = (await caseOf(tx, seen.id)) ?? refuse('staff.case_unknown', {});
          const shown = await read(tx, row, seen);
          const { id: caseId, staff, now } = seen;
          await writeAudit(tx, { staffId: staff.id, action: `${queue}.view`, subject: `${queue}:${caseId}`, now });
          return shown;
        }),
      );
    },
    open(endpoint, { queue, caseOf, read }) {
      staffRoute(server, endpoint, (input, ctx) =>
        db.transaction(async (tx) => {
          const seen = seenBy(input, ctx);
          const row = (await caseOf(tx, seen.id)) ?? refuse('staff.case_unknown', {});
          const look = { queue, caseId: seen.id, staff: ctx.staff, now: ctx.now };
          const withheld = await withheldFrom(queues[queue], tx, look, row);
          const shown = await read(tx, row, { ...seen, withheld });
          await recordLook(tx, look, withheld);
          return shown;
        }),
      );
    },
    reveal(endpoint, { queue, read }) {
      staffRoute(server, endpoint, (input, ctx) =>
        db.transaction(async (tx) => {
          const seen = seenBy(input, ctx);
          const look = { queue, caseId: seen.id, staff: ctx.staff, now: ctx.now };
          await claimedCase(queues, tx, look);
          const shown = await read(tx, seen);
          await recordOpening(tx, look, 'reveal');
          return shown;
        }),
      );
    },
    decide(endpoint, decision) {
      staffRoute(server, endpoint, (input, ctx) =>
        onceByStaff(db, endpoint, ctx, async (tx) => {
          const decided = await decide(queues, tx, { input, ctx, decision });
          return decision.answer(decided, await nextOf(queues[decision.queue], tx, ctx));
        }),
      );
    },
  };
}
