/** Grab offers as staff read them: contract/src/grab/staff-calls.ts. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { listStaffGrabs } from '@bahi/contract/grab/staff-calls.ts';
import type { Tx } from '../platform/database.ts';
import type { Desk } from '../staff/service.ts';
import type { GrabDeps } from './grabbing.ts';
import { offerViews } from './service.ts';
import { offers, selectCounts } from './store.ts';

type Deps = Pick<GrabDeps, 'marketPrice'>;
type Page = OutputOf<typeof listStaffGrabs>;

const NONE: Page['rows'][number]['counts'] = { waiting: 0, allotted: 0, notWon: 0, cancelled: 0, released: 0 };

export function registerGrabReviews(desk: Desk, deps: Deps): void {
  desk.query(listStaffGrabs, (tx, { input, now }) => grabsPage(deps, tx, input, now));
}

async function grabsPage(
  deps: Deps,
  tx: Tx,
  { text, page, pageSize }: ParsedInputOf<typeof listStaffGrabs>,
  now: number,
): Promise<Page> {
  const window = { now, limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await offers.page(tx, { ...window, text: text ?? null });
  const views = await offerViews(deps, tx, rows, now);
  const counts = await selectCounts(
    tx,
    rows.map(({ id }) => id),
  );
  const shown = views.map((view, index) => {
    const { id, allottedLots } = rows[index]!;
    return { offer: view, allottedLots, counts: counts.get(id) ?? NONE };
  });
  return { rows: shown, total, page, pageSize };
}
