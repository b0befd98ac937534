/** What the clock does of pools: valuations, each at its moment or not at all. */
import type { Task } from '../platform/jobs.ts';
import { valueDue, type ValuingDeps } from './valuing.ts';

export function createPoolsTasks(deps: ValuingDeps): Task[] {
  return [{ name: 'pools_valuations', cron: '* * * * *', run: () => valueDue(deps) }];
}
