/** How the house is: the books, the record of staff, jobs, feeds, boards; and the switch that stops trading (rules §10). */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { empty, instant } from '../shapes.ts';
import { change, changeReason as reason } from './change.ts';

/** The room left is little, or none; or a disk answered with an error, within the last minute. */
const storageProblem = z.enum(['space_low', 'disk_full', 'io_error']);
export type StorageProblem = z.infer<typeof storageProblem>;

export const getHealth = defineStaff({
  path: '/health/state',
  summary: 'The auditor’s invariants, the chain of staff actions, parked orders, jobs, feeds, boards, database, halt.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: z.object({
    at: instant,
    halt: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string(), restart: z.nullable(change) })),
    audit: z.object({
      /** Null: the auditor has not looked since the server started. */
      at: z.nullable(instant),
      isClean: z.nullable(z.boolean()),
      /** The last whole audit, from the first posting on; null before the first. */
      whole: z.nullable(z.object({ at: instant, isClean: z.boolean() })),
      /** All there are; `broken` counts the rows found, at most 20. what the last minute or the last whole audit has. */
      invariants: z.array(
        z.object({ name: z.string(), meaning: z.string(), isWholeOnly: z.boolean(), broken: z.int() }),
      ),
    }),
    /**
     * The record of staff: `brokenAt` is the first row that does not follow from the one before or is not what the newest checkpoint
     * has; with `isCut`, the first that is gone though a checkpoint counted it. Null: it is still being verified since the server
     * started.
     */
    record: z.nullable(z.object({ rows: z.int(), brokenAt: z.nullable(z.int()), isCut: z.boolean(), at: instant })),
    /** Numbers of orders whose executions cannot be settled: what follows waits behind, and each is tried again each minute. */
    parkedOrders: z.array(z.string()),
    jobs: z.object({
      /** Null: this process runs none. */
      waiting: z.nullable(z.int()),
      oldestDueAt: z.nullable(instant),
      failing: z.array(z.object({ task: z.string(), attempts: z.int(), error: z.string() })),
    }),
    boards: z.array(
      z.object({
        board: z.enum(['equities', 'forex', 'digital']),
        isOpen: z.boolean(),
        /** Of the youngest quote; null: none has come since the start. */
        quoteAgeMs: z.nullable(z.int()),
        isFresh: z.boolean(),
      }),
    ),
    database: z.object({
      latencyMs: z.int(),
      sizeBytes: z.int(),
      /** Why what is written may not be kept; null: nothing is in the way. */
      problem: z.nullable(storageProblem),
      /** On the file system of its data or its log that has least, or of the photos; null: unknown. */
      freeBytes: z.nullable(z.int()),
    }),
  }),
  errors: [],
});

export const haltTrading = defineStaff({
  path: '/health/halt',
  summary: 'Stops all orders at once; one person is enough. Cancelling stays possible.',
  roles: ['risk', 'admin', 'funds_checker'],
  isMutation: true,
  input: z.object({ reason }),
  output: z.object({ at: instant }),
  errors: ['staff.already_halted'],
});

export const proposeRestart = defineStaff({
  path: '/health/restart',
  summary: 'Proposes to let orders in again; it takes a second person.',
  roles: ['risk', 'admin', 'funds_checker'],
  isMutation: true,
  input: z.object({ reason }),
  output: change,
  errors: ['staff.not_halted', 'staff.already_proposed'],
});
