/**
 * Products as staff prepare them (rules §8, §10): whoever holds the role writes drafts, one proposes, another one publishes. After
 * that a product is only called off or noted, in public, by two people as well.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import * as contract from '@bahi/contract/staff/offerings.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import {
  changeView,
  propose,
  rolesOf,
  selectProposed,
  selectProposedOf,
  writeAudit,
  type Asked,
  type ChangeRule,
  type ChangeView,
} from '../staff/service.ts';
import type { Kinds, ProductsDeps } from './kinds.ts';
import { draftView, problemsOf, productsPage, publishDraft, publishedDetail, type ProductView } from './publishing.ts';
import * as store from './store.ts';
import type { DraftRow, ProductKind } from './store.ts';
import type { ProductValues } from './draft-fields.ts';

type DraftView = OutputOf<typeof contract.getDraft>;

/** Of those that nobody has published. */
const DRAFTS_MAX = 200;

export async function productList(
  kinds: Kinds,
  tx: Tx,
  input: ParsedInputOf<typeof contract.listProducts>,
  now: number,
): Promise<OutputOf<typeof contract.listProducts>> {
  const waiting = new Map((await selectProposed(tx, 'product')).map((change) => [change.subject, changeView(change)]));
  const proposed = [...waiting.keys()].flatMap((subject) =>
    subject.startsWith('draft:') ? [BigInt(subject.slice('draft:'.length))] : [],
  );
  const { rows, total } = await productsPage(kinds, tx, input, { proposed, now });
  const shown = rows.map((row) => ({ ...row, change: waiting.get(subjectOf(row)) ?? null }));
  return { rows: shown, total, page: input.page, pageSize: input.pageSize };
}

export async function draftDetail(deps: ProductsDeps, tx: Tx, id: bigint, now: number): Promise<DraftView> {
  const draft = (await store.selectDraft(tx, id)) ?? refuse('products.unknown', {});
  const change = await proposalOf(tx, draftSubject(id));
  return {
    ...draftView(draft, change !== null),
    change,
    values: draft.values,
    version: draft.version,
    problems: [...(await problemsOf(deps, tx, draft, now))],
  };
}

export async function productDetail(
  deps: ProductsDeps,
  tx: Tx,
  { kind, product, now }: { readonly kind: ProductKind; readonly product: string; readonly now: number },
): Promise<OutputOf<typeof contract.getProduct>> {
  const found = await published(deps, tx, { kind, product, now });
  return { ...found, change: await proposalOf(tx, subjectOf(found)) };
}

export async function saveDraft(
  deps: ProductsDeps,
  tx: Tx,
  { input: { draft: id, version, kind, values }, staff, now }: Asked<ParsedInputOf<typeof contract.saveDraft>>,
): Promise<DraftView> {
  const writing = { values, staffId: staff.staffId, now };
  if (id === null) return draftDetail(deps, tx, await addDraft(tx, kind, writing), now);
  const draft = await lockFree(tx, storedId(id));
  if (draft.version !== version || draft.kind !== kind) refuse('products.changed', {});
  await store.updateDraft(tx, draft.id, writing);
  return draftDetail(deps, tx, draft.id, now);
}

export async function duplicate(
  deps: ProductsDeps,
  tx: Tx,
  { input: { kind, product, isDraft }, staff, now }: Asked<ParsedInputOf<typeof contract.duplicateProduct>>,
): Promise<DraftView> {
  const of = isDraft
    ? ((await store.selectDraft(tx, storedId(product))) ?? refuse('products.unknown', {}))
    : await published(deps, tx, { kind, product, now });
  const id = await addDraft(tx, of.kind, { values: of.values, staffId: staff.staffId, now });
  return draftDetail(deps, tx, id, now);
}

export async function deleteDraft(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.deleteDraft>>,
): Promise<Record<string, never>> {
  const { id, kind, values } = await lockFree(tx, storedId(input.draft));
  await store.removeDraft(tx, id);
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'product.delete',
    subject: draftSubject(id),
    detail: { kind, product: values.symbol ?? '' },
    now,
  });
  return {};
}

export async function proposeProduct(
  deps: ProductsDeps,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.proposeProduct>>,
): Promise<ChangeView> {
  const draft = await lockFree(tx, storedId(input.draft));
  if (draft.version !== input.version) refuse('products.changed', {});
  const [problem] = await problemsOf(deps, tx, draft, now);
  if (problem !== undefined) refuseWith(problem.refusal as Refusal);
  const { kind, values } = draft;
  return propose(tx, {
    kind: 'product',
    subject: draftSubject(draft.id),
    before: null,
    after: { act: 'publish', product: kind, values },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

export async function proposeCallingOff(
  deps: ProductsDeps,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.proposeCallingOff>>,
): Promise<ChangeView> {
  const found = await published(deps, tx, { ...input, now });
  if (!found.canCallOff) refuse(deps.kinds[input.kind].tooLate, {});
  const { symbol, name, state } = found;
  return propose(tx, {
    kind: 'product',
    subject: subjectOf(found),
    before: { productState: state },
    after: { act: 'call_off', product: input.kind, symbol, name, productState: 'withdrawn', note: input.note },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

export async function proposePublicNote(
  deps: ProductsDeps,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.proposePublicNote>>,
): Promise<ChangeView> {
  const found = await published(deps, tx, { ...input, now });
  const { symbol, name } = found;
  return propose(tx, {
    kind: 'product',
    subject: subjectOf(found),
    before: null,
    after: { act: 'note', product: input.kind, symbol, name, note: input.note },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

export function productRule(deps: ProductsDeps): ChangeRule {
  return {
    proposers: () => rolesOf(contract.proposeProduct),
    checkers: () => ['products'],
    isAbout: () => false,
    async apply(tx, { id: changeId, subject, after }, { now }) {
      const [what = '', number = ''] = subject.split(':');
      if (what === 'draft') {
        const draft = (await store.lockDraft(tx, BigInt(number))) ?? refuse('products.unknown', {});
        return publishDraft(deps, tx, { draft, changeId, now });
      }
      const kind = deps.kinds[what as ProductKind];
      const noted = { id: BigInt(number), note: after['note'] as string, now };
      // Called off, everybody gets everything back.
      return after['act'] === 'call_off' ? kind.callOff(tx, noted) : kind.note(tx, noted);
    },
  };
}

async function addDraft(
  tx: Tx,
  kind: ProductKind,
  writing: { readonly values: ProductValues; readonly staffId: bigint; readonly now: number },
): Promise<bigint> {
  if ((await store.countDrafts(tx)) >= DRAFTS_MAX) refuse('products.too_many_drafts', { maximum: DRAFTS_MAX });
  return store.insertDraft(tx, { ...writing, kind });
}

/** What a second person is looking at stays as it is. */
async function lockFree(tx: Tx, id: bigint): Promise<DraftRow> {
  const draft = (await store.lockDraft(tx, id)) ?? refuse('products.unknown', {});
  return (await selectProposedOf(tx, 'product', draftSubject(id))) === null ? draft : refuse('products.proposed', {});
}

async function published(
  deps: ProductsDeps,
  tx: Tx,
  { kind, product, now }: { readonly kind: ProductKind; readonly product: string; readonly now: number },
) {
  return (await publishedDetail(deps, tx, { kind, id: storedId(product), now })) ?? refuse('products.unknown', {});
}

async function proposalOf(tx: Tx, subject: string): Promise<ChangeView | null> {
  const change = await selectProposedOf(tx, 'product', subject);
  return change === null ? null : changeView(change);
}

function subjectOf({ id, kind, isDraft }: Pick<ProductView, 'id' | 'kind' | 'isDraft'>): string {
  return isDraft ? draftSubject(id) : `${kind}:${id}`;
}

function draftSubject(id: bigint | string): string {
  return `draft:${id}`;
}
