/**
 * Products from draft to publication (rules §8, §10). Who may write and who approves is the staff's business (staff/products.ts);
 * here is what a draft needs to be published, and how that is done in the approval's own transaction.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { listProducts } from '@bahi/contract/staff/offerings.ts';
import { businessDateOf } from '@bahi/core/calendar.ts';
import { selectExDates } from '../corporate-actions/service.ts';
import { isOffered } from '../new-shares/service.ts';
import { selectRunningUntil } from '../placements/service.ts';
import { announcedRights, hasRunningIssue, type AnnouncedRights } from '../rights/service.ts';
import { selectLargestPosition } from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuseWith } from '../platform/refuse.ts';
import type { CheckFacts } from './checks.ts';
import { corporateActions } from './corporate-actions.ts';
import type { Agreed, Kind, Noted, Plan, ProductsDeps, Published, PublishedDetail } from './kinds.ts';
import { newShares } from './new-shares.ts';
import { placements } from './placements.ts';
import { rights } from './rights.ts';
import { lockSymbol, selectDrafts, updatePublished, type DraftRow, type ProductKind } from './store.ts';
import type { Problem } from './typed.ts';

export type { ProductsDeps } from './kinds.ts';
export type { ProductValues } from './typed.ts';
export {
  countDrafts,
  insertDraft,
  lockDraft,
  removeDraft,
  selectDraft,
  updateDraft,
  type DraftRow,
  type ProductKind,
} from './store.ts';

const KINDS: Readonly<Record<ProductKind, Kind>> = {
  new_shares: newShares,
  placement: placements,
  rights,
  corporate_action: corporateActions,
};

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
  { draft, changeId, ...agreed }: Agreed & { readonly draft: DraftRow; readonly changeId: bigint },
): Promise<void> {
  await lockSymbol(tx, symbolOf(draft));
  const { publish, problems } = await planOf(deps, tx, draft, agreed.now);
  if (publish === null) return refuseWith(problems[0]!.refusal as Refusal);
  const publishedId = await publish(deps, tx, agreed);
  await updatePublished(tx, draft.id, { publishedId, changeId });
}

interface Listing {
  /** Drafts that wait for a second person. */
  readonly proposed: readonly bigint[];
  readonly now: number;
}

/** Drafts, last written first, then what each kind has published, newest first. */
export async function productsPage(
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
    for (const name of Object.keys(KINDS) as ProductKind[]) {
      if (kind !== null && kind !== name) continue;
      const published = await KINDS[name].page(tx, { text, now, ...window() });
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
  deps: ProductsDeps,
  tx: Tx,
  { kind, id, now }: { readonly kind: ProductKind; readonly id: bigint; readonly now: number },
): Promise<(ProductView & Pick<PublishedDetail, 'values' | 'offer' | 'notes' | 'canCallOff'>) | null> {
  const found = await KINDS[kind].detail(deps, tx, { id, now });
  if (found === null) return null;
  const { values, offer, notes, canCallOff } = found;
  return { ...publishedView(kind, found), values, offer, notes, canCallOff };
}

export interface AfterPublication extends Noted {
  readonly kind: ProductKind;
}

/** Everybody gets everything back; possible until the result is decided. */
export async function callOff(deps: ProductsDeps, tx: Tx, { kind, ...noted }: AfterPublication): Promise<void> {
  await KINDS[kind].callOff(deps, tx, noted);
}

export async function addNote(tx: Tx, { kind, ...noted }: AfterPublication): Promise<void> {
  await KINDS[kind].note(tx, noted);
}

async function planOf(
  { calendar, feed }: ProductsDeps,
  tx: Tx,
  { kind, values }: Pick<DraftRow, 'kind' | 'values'>,
  now: number,
): Promise<Plan> {
  const symbol = symbolOf({ values });
  const isTaken = await (kind === 'rights' ? hasRunningIssue(tx, symbol) : isOffered(tx, symbol));
  const instrument: CheckFacts['instrument'] = (of) => feed.instrument(of);
  const placed = await selectRunningUntil(tx, symbol);
  const running = (await announcedRights(tx)).find((issue) => issue.symbol === symbol);
  return KINDS[kind].plan(values, {
    now,
    calendar,
    instrument,
    isOffered: (of) => of === symbol && isTaken,
    markPrice: (of) => feed.quote(of)?.mark ?? null,
    exDates: await exDatesOf(tx, { kind, symbol, instrument, running }),
    largestPosition: kind === 'corporate_action' ? await selectLargestPosition(tx, symbol) : 0,
    rightsUntil: running === undefined ? null : businessDateOf(calendar, running.payBy),
    placementUntil: placed === null ? null : businessDateOf(calendar, placed),
  });
}

/** Without the blanks that were typed around it. */
function symbolOf({ values }: Pick<DraftRow, 'values'>): string {
  return (values.symbol ?? '').trim();
}

/** Of what the market has told, of what staff announced, and of running rights issues. */
async function exDatesOf(
  tx: Tx,
  {
    kind,
    symbol,
    instrument,
    running,
  }: Pick<CheckFacts, 'instrument'> & {
    readonly kind: ProductKind;
    readonly symbol: string;
    readonly running: AnnouncedRights | undefined;
  },
): Promise<readonly string[]> {
  const announced = await selectExDates(tx, symbol);
  const told = instrument(symbol)?.corporateActions ?? [];
  return [
    ...announced,
    ...told.map(({ exDate }) => exDate),
    // Of two rights issues the second is refused for its symbol.
    ...(running === undefined || kind === 'rights' ? [] : [running.exDate]),
  ];
}

function publishedView(kind: ProductKind, { id, ...row }: Published): ProductView {
  const { symbol, name, state, at, opensAt, closesAt } = row;
  return { id: id.toString(), kind, isDraft: false, symbol, name, state, at, by: null, opensAt, closesAt };
}
