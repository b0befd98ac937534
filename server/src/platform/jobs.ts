/**
 * Work that waits for its time (graphile-worker): the tasks are the domains', this file runs them in the database's own
 * queue, so that of several servers only one does each. Its tables are in the schema `graphile_worker`: the owner makes them, the
 * application works with them.
 */
import { Logger, parseCronItems, run, runMigrations, type Runner } from 'graphile-worker';
import { MINUTE_MS } from '@bahi/core/time.ts';
import pg from 'pg';
import { APP_ROLE } from './database-url.ts';
import { admission, connectionConfig, KEPT, type Fence } from './database.ts';
import type { Log } from './log.ts';

export interface Task {
  /** Unique; kept in the queue. */
  readonly name: string;
  /** Minute hour day month weekday, UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface Jobs {
  state(): Promise<JobsState>;
  /** Lets running tasks end. */
  stop(): Promise<void>;
}

export interface JobsState {
  readonly waiting: number;
  /** UTC ms. */
  readonly oldestDueAt: number | null;
  /** Of the last day. */
  readonly failing: readonly { readonly task: string; readonly attempts: number; readonly error: string }[];
}

export interface JobsOptions {
  readonly url: string;
  readonly fence?: Fence | undefined;
  readonly tasks: readonly Task[];
  readonly log: Log;
}

/** As the owner, before the first `startJobs`. The library guards its tables by row security, which the application is let through. */
export async function prepareJobs(url: string): Promise<void> {
  const { types: _, ...config } = connectionConfig({ url, role: 'owner', statementTimeoutMs: 120_000 });
  const pool = openPool({ ...config, max: 2 }, () => {});
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}), noHandleSignals: true });
    await pool.query(`
      grant usage on schema graphile_worker to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
      revoke insert, update, delete on graphile_worker.migrations from ${APP_ROLE};
      do $policies$
      declare guarded regclass;
      begin
        for guarded in
          select c.oid from pg_class c where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
            and not exists (select from pg_policy where polrelid = c.oid and polname = '${APP_ROLE}')
        loop
          execute format('create policy ${APP_ROLE} on %s to ${APP_ROLE} using (true) with check (true)', guarded);
        end loop;
      end $policies$;
    `);
  } finally {
    await pool.end();
  }
}

/** Two tasks at a time; a listening connection and one to work with. */
export async function startJobs({ url, fence, tasks, log }: JobsOptions): Promise<Jobs> {
  // The queue reads its own rows: with pg's usual types.
  const { types: _, ...config } = connectionConfig({ url, fence, statementTimeoutMs: 300_000 });
  const onError = (error: Error) => log.warn({ err: error }, 'job connection lost');
  const pool = openPool({ ...config, ...admission({ fence }), ...KEPT, max: 3 }, onError);
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobs: level }, message);
  });
  const underWay = new Set<string>();
  const shared = { pgPool: pool, logger, noHandleSignals: true };
  let runner: Runner;
  try {
    runner = await run({
      ...shared,
      concurrency: 2,
      // What cron adds is told at once.
      pollInterval: MINUTE_MS,
      taskList: Object.fromEntries(tasks.map((task) => [task.name, () => runTask(task, { log, underWay })])),
      parsedCronItems: parseCronItems(
        tasks.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: 1 } })),
      ),
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs stopped'));
  return {
    state: () => readState(pool),
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}

function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** A turn that comes while the one before it is at work is left out: a task that takes long must not take all places. */
async function runTask(
  { name, run: work }: Task,
  { log, underWay }: { readonly log: Log; readonly underWay: Set<string> },
): Promise<void> {
  if (underWay.has(name)) return;
  underWay.add(name);
  try {
    await work();
  } catch (error) {
    log.error({ err: error, task: name }, 'task failed');
    throw error;
  } finally {
    underWay.delete(name);
  }
}

/** Cron puts a task into the queue when it is due: what is due for long waits for somebody to run it. */
async function readState(pool: pg.Pool): Promise<JobsState> {
  const due = await pool.query<{ waiting: number; oldest: Date | null }>(
    `select count(*)::int as waiting, min(run_at) as oldest from graphile_worker.jobs
     where attempts < max_attempts and locked_at is null and run_at <= now()`,
  );
  const failed = await pool.query<{ task: string; attempts: number; error: string }>(
    `select task_identifier as task, sum(attempts)::int as attempts, (array_agg(last_error order by updated_at desc))[1] as error
     from graphile_worker.jobs where last_error is not null and updated_at > now() - interval '1 day'
     group by task_identifier order by task_identifier`,
  );
  const { waiting, oldest } = due.rows[0]!;
  return { waiting, oldestDueAt: oldest?.getTime() ?? null, failing: failed.rows };
}
