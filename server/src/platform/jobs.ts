/**
 * Work that waits for its time (graphile-worker): the tasks are the domains', this file runs them in the database's own
 * queue, so that of several servers only one does each. Its tables are in the schema `graphile_worker`.
 */
import { Logger, parseCronItems, run, runMigrations, type Runner } from 'graphile-worker';
import pg from 'pg';
import { connectionConfig } from './database.ts';
import type { Log } from './log.ts';

export interface Task {
  /** Unique; kept in the queue. */
  readonly name: string;
  /** Minute hour day month weekday, UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface Jobs {
  /** Lets running tasks end. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly url: string;
  readonly tasks: readonly Task[];
  readonly log: Log;
}

/** Two tasks at a time; a listening connection and one to work with. */
export async function startJobs({ url, tasks, log }: JobsOptions): Promise<Jobs> {
  // The queue reads its own rows: with pg's usual types.
  const { types: _, ...config } = connectionConfig({ url, role: 'owner', statementTimeoutMs: 300_000 });
  const pool = new pg.Pool({ ...config, max: 3 });
  const onError = (error: Error) => log.warn({ err: error }, 'job connection lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobs: level }, message);
  });
  const shared = { pgPool: pool, logger, noHandleSignals: true };
  let runner: Runner;
  try {
    await runMigrations(shared);
    runner = await run({
      ...shared,
      concurrency: 2,
      pollInterval: 10_000,
      taskList: Object.fromEntries(tasks.map((task) => [task.name, () => runTask(task, log)])),
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
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}

async function runTask({ name, run: work }: Task, log: Log): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, task: name }, 'task failed');
    throw error;
  }
}
