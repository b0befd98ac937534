/**
 * Draws and auctions as staff start them (rules §8, T2): one proposes, another one starts, from the moment the public value is known
 * on. The result follows from what was public before; nothing here touches it, or one application.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import * as contract from '@bahi/contract/new-shares/staff-calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { findLevel, selectDraw, type DrawDeps } from '../draws/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import {
  changeView,
  endOvertaken,
  propose,
  rolesOf,
  selectApprovedOf,
  selectProposed,
  selectProposedOf,
  writeAudit,
  type Asked,
  type ChangeRule,
  type ChangeView,
} from '../staff/service.ts';
import { revealDraw } from './draw.ts';
import { selectOffer } from './offer-store.ts';
import { offerStateOf, type OfferRow } from './rows.ts';
import { settleBatch, type SettlementDeps } from './settlement.ts';
import { drawsItselfAt, selectDraws, settlementOf, wonIn } from './staff-reads.ts';

export interface DrawsDeps extends DrawDeps {
  readonly calendar: Calendar;
}

type DrawView = OutputOf<typeof contract.listDraws>['rows'][number];

/** A resumed settlement is worked at for so long before its call answers. */
const RESUME_MS = 1_500;

export async function drawList(
  deps: DrawsDeps,
  tx: Tx,
  { stage, text, page, pageSize }: ParsedInputOf<typeof contract.listDraws>,
  now: number,
): Promise<OutputOf<typeof contract.listDraws>> {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectDraws(tx, { stage: stage ?? null, text: text ?? null, now, ...window });
  const proposals = new Map((await selectProposed(tx, 'draw')).map((change) => [change.subject, changeView(change)]));
  const shown: DrawView[] = [];
  for (const offer of rows)
    shown.push(await drawView(deps, tx, { offer, proposal: proposals.get(offer.id.toString()) ?? null, now }));
  return { rows: shown, total, page, pageSize };
}

export async function drawDetail(
  deps: DrawsDeps,
  tx: Tx,
  id: string,
  now: number,
): Promise<OutputOf<typeof contract.getDraw>> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  const subject = offer.id.toString();
  const proposal = await selectProposedOf(tx, 'draw', subject);
  const view = await drawView(deps, tx, { offer, proposal: proposal === null ? null : changeView(proposal), now });
  const draw = await selectDraw(tx, offer.id);
  const started = offer.drawnAt === null ? null : await selectApprovedOf(tx, 'draw', subject);
  return {
    ...view,
    seedHash: draw?.seedHash ?? null,
    commitment: draw?.commitment ?? null,
    index: offer.publicIndex,
    date: offer.publicDate,
    listHash: draw?.listHash ?? null,
    applications: offer.applications,
    appliedLots: numberOrNull(offer.appliedLots),
    level: draw?.level ?? (await levelOf(deps, tx, offer, now)),
    seed: draw?.seed ?? null,
    resultHash: draw?.resultHash ?? null,
    startedBy: started === null ? null : { maker: started.maker, checker: started.checker! },
    won: offer.drawnAt === null ? null : await wonIn(tx, offer.id),
  };
}

export async function proposeDraw(
  deps: DrawsDeps,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.proposeDraw>>,
): Promise<ChangeView> {
  const found = await drawDetail(deps, tx, input.offer, now);
  switch (found.bar) {
    case 'drawn':
      return refuse('draws.drawn', {});
    case 'called_off':
    case 'not_closed':
    case 'too_early':
      return refuse('draws.not_closed', {});
    case 'level_missing':
      return refuse('draws.value_missing', { index: found.index });
    case 'proposed':
      return refuse('staff.already_proposed', {});
    case null:
  }
  const { symbol, name, applications, commitment, listHash, level, index } = found;
  const published = commitment === null ? {} : { commitment, listHash, index, level };
  return propose(tx, {
    kind: 'draw',
    subject: found.offer,
    before: null,
    after: { symbol, name, applications, ...published },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

export function drawRule(deps: DrawDeps): ChangeRule {
  return {
    proposers: () => rolesOf(contract.proposeDraw),
    checkers: () => ['products', 'risk'],
    isAbout: () => false,
    apply: (tx, { subject }, { now }) => revealDraw(deps, tx, { offerId: BigInt(subject), now }),
  };
}

export function createDrawTasks(deps: { readonly db: Database; readonly clock: Clock }): Task[] {
  return [{ name: 'draw_proposals', cron: '* * * * *', run: () => endDrawn(deps) }];
}

/** What waits for a second person ends where the draw was made without it. */
async function endDrawn({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  for (const change of await db.read((tx) => selectProposed(tx, 'draw')))
    await db.transaction(async (tx) => {
      const offer = await selectOffer(tx, BigInt(change.subject));
      if (offer !== null && offer.drawnAt !== null) await endOvertaken(tx, change, clock.now());
    });
}

/** Written down; what follows goes on in batches of its own, as each minute by itself. */
export async function noteResumed(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof contract.resumeSettlement>>,
): Promise<Record<string, never>> {
  const offer = await drawnOffer(tx, input.offer);
  await writeAudit(tx, { staffId: staff.staffId, action: 'draw.resume', subject: `offer:${offer.id}`, now });
  return {};
}

export async function goOnSettling(
  deps: SettlementDeps,
  id: string,
  now: number,
): Promise<OutputOf<typeof contract.resumeSettlement>> {
  const offerId = storedId(id);
  const until = performance.now() + RESUME_MS;
  while (performance.now() < until && (await settleBatch(deps, { offerId, now })) > 0);
  return deps.db.read(async (tx) => settlementOf(tx, await drawnOffer(tx, id)));
}

async function drawnOffer(tx: Tx, id: string): Promise<OfferRow> {
  const offer = (await selectOffer(tx, storedId(id))) ?? refuse('new_shares.unknown', {});
  return offer.drawnAt === null ? refuse('new_shares.not_drawn', {}) : offer;
}

async function drawView(
  deps: DrawsDeps,
  tx: Tx,
  { offer, proposal, now }: { readonly offer: OfferRow; readonly proposal: ChangeView | null; readonly now: number },
): Promise<DrawView> {
  const { id, symbol, name, allocation, tickets, lots, opensAt, closesAt, drawAt, drawnAt, settledAt } = offer;
  return {
    offer: id.toString(),
    symbol,
    name,
    state: offerStateOf(offer, now),
    allocation,
    tickets,
    lots,
    opensAt: Number(opensAt),
    closesAt: Number(closesAt),
    drawAt: Number(drawAt),
    byItselfAt: drawsItselfAt(deps.calendar, Number(drawAt)),
    bar: await barOf(deps, tx, { offer, proposal, now }),
    proposal: drawnAt === null ? proposal : null,
    drawnAt: numberOrNull(drawnAt),
    settledAt: numberOrNull(settledAt),
    settlement: drawnAt === null ? null : await settlementOf(tx, offer),
  };
}

async function barOf(
  deps: DrawsDeps,
  tx: Tx,
  { offer, proposal, now }: { readonly offer: OfferRow; readonly proposal: ChangeView | null; readonly now: number },
): Promise<DrawView['bar']> {
  if (offer.withdrawnAt !== null) return 'called_off';
  if (offer.drawnAt !== null) return 'drawn';
  if (offer.frozenAt === null) return 'not_closed';
  if (now < Number(offer.drawAt)) return 'too_early';
  if (offer.allocation === 'draw' && (await levelOf(deps, tx, offer, now)) === null) return 'level_missing';
  return proposal === null ? null : 'proposed';
}

/** From the moment on from which it counts: an index may be recorded before. */
async function levelOf(deps: DrawDeps, tx: Tx, offer: OfferRow, now: number): Promise<string | null> {
  if (offer.allocation !== 'draw' || now < Number(offer.drawAt)) return null;
  const { terms } = (await selectDraw(tx, offer.id))!;
  return (await findLevel(deps, tx, { terms, now })).level;
}
