/** What customers ask of the desks, and what staff decide about it (desks §§2-5, 7): drawn as commands.ts draws, blind to what is there. */
import type { GRAB_RULES } from '@bahi/contract/grab/calls.ts';
import type { Rng } from '@bahi/core/rng.ts';
import { drawPrice, pick, type PriceWish } from './drawing.ts';

/** Where staff decide. */
export type Desk = 'loan' | 'mandate' | 'block' | 'pledge';
/** `draw`: of a grab offer, decided by the clock. */
export type Asked = Desk | 'draw';
export type GrabRule = (typeof GRAB_RULES)[number];

export type DeskWish =
  | { readonly type: 'borrow'; readonly amount: string; readonly termDays: number }
  /** So many parts in a hundred of what is owed; 101: more than that. */
  | { readonly type: 'repay'; readonly percent: number }
  | { readonly type: 'ask_mandate'; readonly amount: string }
  | { readonly type: 'day_order'; readonly terms: DayTerms; readonly price: PriceWish }
  | { readonly type: 'ask_block'; readonly lots: number }
  | { readonly type: 'grab'; readonly rule: GrabRule; readonly lots: number }
  | { readonly type: 'lend'; readonly lots: number }
  /** Null: all. */
  | { readonly type: 'recall'; readonly lots: number | null }
  | { readonly type: 'pledge'; readonly lots: number; readonly amount: string }
  | { readonly type: 'repay_pledge'; readonly percent: number }
  | { readonly type: 'withdraw_asking'; readonly desk: Asked }
  | { readonly type: 'follow'; readonly amount: string; readonly stopPercent: number }
  | { readonly type: 'unfollow' | 'take_back_copy' }
  | { readonly type: 'change_stop'; readonly stopPercent: number }
  | { readonly type: 'review'; readonly desk: Desk; readonly decision: DeskDecision; readonly staff: number };

/** part: of a block; a loan and a mandate are approved whole. */
export type DeskDecision = 'approve' | 'part' | 'reject';

export interface DayTerms {
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly type: 'market' | 'limit';
  readonly lots: number;
}

/** Customers meet at the rows of offers and pools: whose command is first decides both. */
export function isShared({ type, ...wish }: { readonly type: string; readonly desk?: Asked }): boolean {
  // In which order units are redeemed decides who is paid while a pool has too little cash.
  return (
    type === 'unfollow' ||
    isOfPool({ type }) ||
    type === 'ask_block' ||
    type === 'grab' ||
    (type === 'withdraw_asking' && wish.desk === 'draw')
  );
}

/** Staff take what has waited longest, whoever asked for it: apart from a storm they work when the customers of a round have done so, one case after another. */
export function isOfStaff({ type }: { readonly type: string }): boolean {
  return type === 'review';
}

/** What comes back of a pool depends on who borrows it: apart from a storm it is asked for once the shorts of a round have been placed. */
export function isOfPool({ type }: { readonly type: string }): boolean {
  return type === 'lend' || type === 'recall';
}

export function drawDesk(rng: Rng, symbols: readonly string[]): DeskWish {
  const kind = rng.below(12);
  if (kind < 7) return kind < 2 ? drawCopy(rng) : drawShares(rng);
  const roll = rng.below(100);
  if (roll < 12)
    return { type: 'borrow', amount: amountOf(rng, 1_000, 60_000), termDays: pick(rng, [30, 90, 180, 45]) };
  if (roll < 22) return { type: 'repay', percent: pick(rng, [10, 50, 100, 100, 101, 0]) };
  if (roll < 34) return { type: 'ask_mandate', amount: amountOf(rng, 10_000, 500_000) };
  if (roll < 46) return drawDayOrder(rng, symbols);
  if (roll < 54) return { type: 'ask_block', lots: rng.below(20) === 0 ? 0 : 2 + rng.below(5) };
  if (roll < 69) {
    // Most who ask have no level; who has one asks while the drawn offer is open.
    const rule = pick(rng, ['first_come', 'draw', 'draw'] as const);
    return { type: 'grab', rule, lots: rng.below(20) === 0 ? 9 : 1 + rng.below(3) };
  }
  const desk = pick(rng, ['loan', 'mandate', 'block', 'pledge'] as const);
  if (roll < 75) return { type: 'withdraw_asking', desk: rng.below(4) === 0 ? 'draw' : desk };
  const decision = pick(rng, ['approve', 'approve', 'approve', 'part', 'reject'] as const);
  return { type: 'review', desk, decision, staff: rng.below(2) };
}

function drawCopy(rng: Rng): DeskWish {
  const stopPercent = pick(rng, [5, 40, 95, 96]);
  const roll = rng.below(10);
  if (roll < 5) return { type: 'follow', amount: amountOf(rng, 500, 50_000), stopPercent };
  if (roll < 8) return { type: 'unfollow' };
  return roll < 9 ? { type: 'take_back_copy' } : { type: 'change_stop', stopPercent };
}

/** Of what is held: more often lent than asked back. */
function drawShares(rng: Rng): DeskWish {
  const lots = rng.below(20) === 0 ? 0 : 1 + rng.below(2);
  const roll = rng.below(100);
  if (roll < 34) return { type: 'lend', lots };
  if (roll < 54) return { type: 'recall', lots: rng.below(2) === 0 ? null : lots };
  if (roll < 92) return { type: 'pledge', lots, amount: amountOf(rng, 10_000, 20_000) };
  return { type: 'repay_pledge', percent: pick(rng, [10, 50, 100, 100, 101, 0]) };
}

function drawDayOrder(rng: Rng, symbols: readonly string[]): DeskWish {
  const terms = {
    symbol: pick(rng, symbols),
    direction: pick(rng, ['long', 'long', 'short'] as const),
    type: pick(rng, ['market', 'limit'] as const),
    lots: 1 + rng.below(3),
  };
  return { type: 'day_order', terms, price: drawPrice(rng) };
}

/** Now and then far too much. */
function amountOf(rng: Rng, least: number, spread: number): string {
  return `${rng.below(20) === 0 ? 90_000_000 : least + rng.below(spread)}`;
}
