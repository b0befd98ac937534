/**
 * vitest's setup of every project: a test that ran out of time fails, but nothing can stop its body, which would go on against the
 * clock, the database and the customers of the tests after it. So those are not judged: they are skipped, with its name, and
 * where files share a process so are the files after it. The run has failed already.
 */
import { aroundEach } from 'vitest';

/** Of the process: where files share one, this module is read again for each. */
const ofProcess = globalThis as { bahiTimedOut?: string };

aroundEach(async (runTest, { signal, skip, task }) => {
  const { bahiTimedOut } = ofProcess;
  if (bahiTimedOut !== undefined) skip(`the body of "${bahiTimedOut}" may still run`);
  // By its own time-out, or that of a hook around it; the reason is the error that is reported.
  signal.addEventListener('abort', () => {
    ofProcess.bahiTimedOut ??= task.name;
    const { reason } = signal;
    if (reason instanceof Error) reason.message += '\nIts body may still run: the tests after it are not judged.';
  });
  await runTest();
});
