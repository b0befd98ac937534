/** Saved views: filters of lists that a member keeps under a name. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listViews, saveView as saveViewCall } from '@bahi/contract/staff/operations.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';

type SavedView = OutputOf<typeof saveViewCall>;

const VIEWS_MAX = 50;

interface ViewRow {
  readonly id: bigint;
  readonly list: string;
  readonly name: string;
  readonly filter: Record<string, unknown>;
}

export async function viewsOf(tx: Tx, memberId: bigint): Promise<OutputOf<typeof listViews>> {
  const { rows } = await tx.query<ViewRow>(
    'select id, list, name, filter from staff.view where member_id = $1 order by id',
    [memberId],
  );
  return rows.map(shown);
}

export async function saveView(
  tx: Tx,
  memberId: bigint,
  { list, name, filter }: ParsedInputOf<typeof saveViewCall>,
): Promise<SavedView> {
  const { rows } = await tx.query<ViewRow>(
    `insert into staff.view (member_id, list, name, filter)
     select $1, $2, $3, $4 where (select count(*) from staff.view where member_id = $1) < $5
     returning id, list, name, filter`,
    [memberId, list, name, JSON.stringify(filter), VIEWS_MAX],
  );
  const [row] = rows;
  return row === undefined ? refuse('staff.too_many_views', { maximum: VIEWS_MAX }) : shown(row);
}

/** Another member's is unknown. */
export async function deleteView(tx: Tx, memberId: bigint, viewId: bigint): Promise<void> {
  const { rowCount } = await tx.query('delete from staff.view where id = $2 and member_id = $1', [memberId, viewId]);
  if (rowCount === 0) refuse('staff.view_unknown', {});
}

function shown({ id, ...view }: ViewRow): SavedView {
  return { id: id.toString(), ...view };
}
