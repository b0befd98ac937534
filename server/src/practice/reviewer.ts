/**
 * The practice reviewer: a job that decides what customers of a practice install ask for, by the published rules of each queue and within a
 * minute, so that a newcomer alone gets through every journey. It is a member of staff, named as what it is, and makes the calls of the
 * console over a session of its own: roles, claims, second approvals and the record are those of everybody. It leaves alone what a person
 * has claimed, and what the rules leave to people. Where two approve, its second member is the other one: the record shows two rows, and
 * both say that no person looked (decision 0077). In live mode there is none.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createStaffClient, type StaffCall } from '@bahi/contract/client.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { en } from '@bahi/contract/practice-texts/en.ts';
import { claimCase, releaseCase } from '@bahi/contract/staff/queues.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { FastifyInstance } from 'fastify';
import { readParametersAt } from '../configuration/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { PublishedRule, Ruling } from '../platform/published-rule.ts';
import type { Queue, QueueCase, Queues } from '../platform/queue.ts';
import type { Sealer } from '../platform/sealing.ts';
import { claimsOf, startReviewerSession } from '../staff/service.ts';

export interface ReviewerOptions {
  readonly mode: string;
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly sealer: Sealer;
  readonly queues: Queues;
  /** When each case is decided follows from it. */
  readonly seed: number;
}

export interface PracticeReviewer {
  /** Once the turn that is under way is over. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

/** Who approves first, and who second. */
export const REVIEWERS: readonly [Member, Member] = [
  {
    account: 'practice-reviewer',
    name: 'Practice reviewer',
    roles: ['identity_reviewer', 'funds_maker', 'risk', 'support'],
  },
  {
    account: 'practice-reviewer-2',
    name: 'Practice reviewer, second look',
    roles: ['identity_reviewer', 'funds_checker', 'risk'],
  },
];

const TICK_MS = 5_000;
const DELAY_MS_MIN = 10_000;
const DELAY_MS_MAX = 60_000;
/** What has waited for so long when it starts is for people: examples that the install came with, and what an absence left. */
const OLD_MS = HOUR_MS;
/** What it could not decide is looked at again after this time. */
const LEFT_MS = 10 * MINUTE_MS;
/** Read at a time. */
const CASES_MAX = 50;

export function keepPracticeReviewer(options: ReviewerOptions): PracticeReviewer {
  assert(options.mode === 'practice', 'the practice reviewer is for practice installs alone');
  const { db, calendar, clock, log } = options;
  const desk = openDesk(options);
  const since = clock.now() - OLD_MS;
  let isStopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  const stopTicking = clock.every(TICK_MS, () => {
    if (isRunning) return;
    isRunning = true;
    running = tick()
      .catch((error: unknown) => log.warn({ err: error }, 'the practice reviewer could not review'))
      .finally(() => {
        isRunning = false;
      });
  });

  async function tick(): Promise<void> {
    const { isPracticeReviewerOn } = (await readParametersAt(db, calendar))(clock.now());
    if (!isPracticeReviewerOn) return;
    for (const queue of Object.values(options.queues)) {
      const { rule } = queue;
      if (rule === undefined) continue;
      for (const row of await dueCases(options, queue, since)) {
        if (isStopped) return;
        await desk.review(queue.name, rule, row);
      }
    }
  }

  return {
    settled: () => running,
    async stop() {
      isStopped = true;
      stopTicking();
      await running;
    },
  };
}

/** Nobody has them. Whatever is left to people stays at the head of its queue, and keeps nobody behind it. */
async function dueCases(
  { db, clock, seed }: ReviewerOptions,
  { name, cases }: Queue,
  since: number,
): Promise<QueueCase[]> {
  const now = clock.now();
  const all = { state: 'waiting', ids: null, text: null, limit: CASES_MAX, now } as const;
  return db.read(async (tx) => {
    const due: QueueCase[] = [];
    for (let offset = 0; ; offset += CASES_MAX) {
      const { rows } = await cases(tx, { ...all, offset });
      const recent = rows.filter((row) => Number(row.at) >= since && now >= dueAt(seed, name, row));
      const claims = await claimsOf(tx, name, { caseIds: recent.map(({ id }) => id), now });
      due.push(...recent.filter(({ id }) => !claims.has(id)));
      if (rows.length < CASES_MAX) return due;
    }
  });
}

/** Counted from what happened to it last. */
export function dueAt(
  seed: number,
  queue: string,
  { id, at, firstAt, decidedAt }: Pick<QueueCase, 'id' | 'at' | 'firstAt' | 'decidedAt'>,
): number {
  const drawn = createHash('sha256').update(`${seed} ${queue} ${id}`).digest().readUInt32BE();
  const delay = DELAY_MS_MIN + (drawn % (DELAY_MS_MAX - DELAY_MS_MIN + 1));
  return Math.max(Number(at), Number(firstAt ?? 0), Number(decidedAt ?? 0)) + delay;
}

/** The console's calls, as the members make them. */
function openDesk(options: ReviewerOptions) {
  const { db, clock, log } = options;
  const left = new Map<string, number>();
  const callOf = createCalls(options);

  async function review(queue: Queue['name'], rule: PublishedRule, row: QueueCase): Promise<void> {
    const subject = `${queue}:${row.id}`;
    if (clock.now() < (left.get(subject) ?? 0)) return;
    left.delete(subject);
    const call = await callOf(REVIEWERS[row.firstId === null ? 0 : 1]);
    if (call === null) return;
    const why = await decide(call, { queue, rule, row });
    if (why === null) return;
    left.set(subject, clock.now() + LEFT_MS);
    log.info({ subject, why }, 'the practice reviewer leaves a case to people');
  }

  /** Null once it is decided, or while somebody has it; else why it is not. It looks without a claim: no documents are opened for it. */
  async function decide(
    call: StaffCall,
    { queue, rule, row }: { readonly queue: Queue['name']; readonly rule: PublishedRule; readonly row: QueueCase },
  ): Promise<string | null> {
    const id = row.id.toString();
    const seen = await call(rule.look, { case: id });
    if (seen.kind !== 'ok') return endOf(seen);
    const ruled: Ruling | null = rule.decide(seen.data as never, { case: id, note: en.reviewed });
    if (ruled === null) return 'the rules leave it open';
    if ((await call(claimCase, { queue, case: id }, key())).kind !== 'ok') return null;
    const done = await call(ruled.call, ruled.input as never, key());
    if (done.kind !== 'ok') {
      await call(releaseCase, { queue, case: id }, key());
      return endOf(done);
    }
    if ((done.data as { readonly needsSecond?: boolean }).needsSecond) return null;
    await tell(queue, row);
    return null;
  }

  /** Once a case, also one that is approved and then paid. */
  async function tell(queue: Queue['name'], { id, customerId }: QueueCase): Promise<void> {
    const told = { customerId, kind: 'decision', at: clock.now(), about: null } as const;
    const story = storyOf('practice.reviewed', {});
    await db.transaction((tx) => writeMessages(tx, [{ ...told, story, onceKey: `practice review ${queue} ${id}` }]));
  }

  return { review };
}

function endOf(answer: Exclude<Awaited<ReturnType<StaffCall>>, { readonly kind: 'ok' }>): string {
  return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
}

const key = () => ({ idempotencyKey: randomUUID() });

/** Before a session of staff has been idle for too long, or is over. */
const SESSION_IDLE_MS = 20 * MINUTE_MS;
const SESSION_MS = 7 * HOUR_MS;

interface Session {
  readonly token: string;
  readonly begunAt: number;
  usedAt: number;
}

/** A session each, begun when there is something to decide. Null: this member is disabled. */
function createCalls(options: ReviewerOptions): (member: Member) => Promise<StaffCall | null> {
  const { server, clock } = options;
  const sessions = new Map<string, Session>();
  const inject = async (url: string | URL | Request, init?: RequestInit) => {
    const headers = init?.headers as Record<string, string>;
    const answer = await server.inject({ method: 'POST', url: url as string, headers, body: init?.body as string });
    // Ended by somebody: the next turn begins another one.
    if (answer.statusCode === 401) sessions.clear();
    return new Response(answer.body, { status: answer.statusCode });
  };
  return async (member) => {
    const now = clock.now();
    const known = sessions.get(member.account);
    if (known !== undefined && now - known.usedAt < SESSION_IDLE_MS && now - known.begunAt < SESSION_MS) {
      known.usedAt = now;
      return createStaffClient({ origin: '', token: () => known.token, fetch: inject });
    }
    const token = await startReviewerSession(options, member, now);
    if (token === null) return null;
    sessions.set(member.account, { token, begunAt: now, usedAt: now });
    return createStaffClient({ origin: '', token: () => token, fetch: inject });
  };
}
