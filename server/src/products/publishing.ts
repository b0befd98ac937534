/**
 * Products from draft to publication (rules §8, §10): what a draft needs to be published, and how that is done in the approval's own
 * transaction. Who may write and who approves is in preparing.ts.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { listProducts } from '@bahi/contract/staff/offerings.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import type { Tx } from '../platform/database.ts';
import { refuseWith } from '../platform/refuse.ts';
import type { Kinds, Plan, ProductsDeps, Published, PublishedDetail, Running } from './kinds.ts';
import { lockSymbol, selectDrafts, updatePublished, type DraftRow, type ProductKind } from './store.ts';
import { symbolOf, type Problem } from './draft-fields.ts';

export type ProductView = Omit<OutputOf<typeof listProducts>['rows'][number], 'change'>;

/** What stands in the way of publishing this now, in the order of the form. */
export async function problemsOf(
  deps: ProductsDeps,
  tx: Tx,
  draft: Pick<DraftRow, 'kind' | 'values'>,
  now: number,
): Promise<readonly Problem[]> {
  return (await planOf(deps, tx, draft, now)).problems;
}

/** As it was agreed on, if nothing stands in its way at this moment; else it is refused for the first thing that does. */
export async function publishDraft(
  deps: ProductsDeps,
  tx: Tx,
  { draft, changeId, now }: { readonly draft: DraftRow; readonly changeId: bigint; readonly now: number },
): Promise<void> {
  await lockSymbol(tx, symbolOf(draft.values));
  const { publish, problems } = await planOf(deps, tx, draft, now);
  if (publish === null) return refuseWith(problems[0]!.refusal as Refusal);
  const publishedId = await publish();
  await updatePublished(tx, draft.id, { publishedId, changeId });
}

interface Listing {
  /** Drafts that wait for a second person. */
  readonly proposed: readonly bigint[];
  readonly now: number;
}

/** Drafts, last written first, then what each kind has published, newest first. */
export async function productsPage(
  kinds: Kinds,
  tx: Tx,
  { page, pageSize, ...filter }: ParsedInputOf<typeof listProducts>,
  { proposed, now }: Listing,
): Promise<{ rows: ProductView[]; total: number }> {
  const [kind, stage, text] = [filter.kind ?? null, filter.stage ?? null, filter.text ?? null];
  const rows: ProductView[] = [];
  let [total, offset] = [0, (page - 1) * pageSize];
  const take = (found: { readonly rows: readonly ProductView[]; readonly total: number }): void => {
    rows.push(...found.rows);
    total += found.total;
    offset = Math.max(0, offset - found.total);
  };
  const window = () => ({ limit: pageSize - rows.length, offset });
  if (stage !== 'published') {
    const only = stage === 'proposed' ? proposed : null;
    const but = stage === 'draft' ? proposed : null;
    const drafts = await selectDrafts(tx, { kind, text, only, but, ...window() });
    take({ ...drafts, rows: drafts.rows.map((draft) => draftView(draft, proposed.includes(draft.id))) });
  }
  if (stage === null || stage === 'published') {
    for (const { name, page: pageOf } of Object.values(kinds)) {
      if (kind !== null && kind !== name) continue;
      const published = await pageOf(tx, { text, now, ...window() });
      take({ ...published, rows: published.rows.map((row) => publishedView(name, row)) });
    }
  }
  return { rows, total };
}

export function draftView({ id, kind, values, updatedAt, updatedBy }: DraftRow, isProposed: boolean): ProductView {
  return {
    id: id.toString(),
    kind,
    isDraft: true,
    symbol: values.symbol ?? '',
    name: values.name ?? '',
    state: isProposed ? 'proposed' : 'draft',
    at: Number(updatedAt),
    by: updatedBy,
    opensAt: null,
    closesAt: null,
  };
}

/** Null: nothing of this kind has the number. */
export async function publishedDetail(
  { kinds }: Pick<ProductsDeps, 'kinds'>,
  tx: Tx,
  { kind, id, now }: { readonly kind: ProductKind; readonly id: bigint; readonly now: number },
): Promise<(ProductView & Pick<PublishedDetail, 'values' | 'offer' | 'notes' | 'canCallOff'>) | null> {
  const found = await kinds[kind].detail(tx, { id, now });
  if (found === null) return null;
  const { values, offer, notes, canCallOff } = found;
  return { ...publishedView(kind, found), values, offer, notes, canCallOff };
}

async function planOf(
  { calendar, feed, kinds }: ProductsDeps,
  tx: Tx,
  { kind, values }: Pick<DraftRow, 'kind' | 'values'>,
  now: number,
): Promise<Plan> {
  const symbol = symbolOf(values);
  const [announced, running]: [string[], [ProductKind, Running][]] = [[], []];
  for (const one of Object.values(kinds)) {
    announced.push(...((await one.exDates?.(tx, symbol)) ?? []));
    const found = await one.running?.(tx, symbol);
    if (found !== undefined && found !== null) running.push([one.name, found]);
  }
  const told = feed.instrument(symbol)?.corporateActions ?? [];
  return kinds[kind].plan(tx, values, {
    now,
    calendar,
    instrument: (of) => feed.instrument(of),
    markPrice: (of) => feed.quote(of)?.mark ?? null,
    exDates: [
      ...announced,
      ...told.map(({ exDate }) => exDate),
      // Of two of one kind the second is refused for its symbol.
      ...running.flatMap(([name, { exDate }]) => (name === kind || exDate === undefined ? [] : [exDate])),
    ],
    runningUntil: Object.fromEntries(running.map(([name, { until }]) => [name, businessDateOf(calendar, until)])),
  });
}

function publishedView(kind: ProductKind, { id, ...row }: Published): ProductView {
  const { symbol, name, state, at, opensAt, closesAt } = row;
  return { id: id.toString(), kind, isDraft: false, symbol, name, state, at, by: null, opensAt, closesAt };
}
