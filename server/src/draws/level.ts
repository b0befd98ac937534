/**
 * The level that a draw is made with (decision 0045): that of the first session of its terms which was recorded whole. A session that was not
 * is told in the log of draws as soon as that is certain; told only when the next one had closed, that one gives no level either, since whoever
 * kept silent could have known both.
 */
import { addBusinessDays, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { skippedText, type DrawTerms } from '@bahi/core/lottery-form.ts';
import type { ClosingLevel } from '../market/service.ts';
import type { Tx } from '../platform/database.ts';
import { logPublished, selectGaps, type ToldGap } from './log.ts';
import { selectDraw } from './store.ts';

export interface LevelDeps {
  /** How the index closed on the date; null until that session is over and recorded. */
  readonly closingLevel: (
    tx: Tx,
    index: string,
    of: { readonly date: string; readonly whole?: { readonly open: number; readonly close: number } },
  ) => Promise<ClosingLevel | null>;
}

export interface FoundLevel {
  /** A plain decimal; null: not known yet, or never. */
  readonly level: string | null;
  /** Of those that are not told yet, `at` is now. */
  readonly skipped: readonly ToldGap[];
}

export async function findLevel(
  { closingLevel }: LevelDeps,
  tx: Tx,
  { terms, now }: { readonly terms: DrawTerms; readonly now: number },
): Promise<FoundLevel> {
  const { index, date, sessions } = terms;
  const told = await selectGaps(tx, BigInt(terms.offer));
  const skipped: ToldGap[] = [];
  for (const session of sessions ?? [{ date }]) {
    const known = told[skipped.length];
    if (known !== undefined) {
      skipped.push(known);
      continue;
    }
    const found = await closingLevel(tx, index, 'close' in session ? { date: session.date, whole: session } : session);
    if (found === null) return { level: null, skipped };
    const isToldLate = 'close' in session && skipped.some(({ at }) => at >= session.close);
    if ('level' in found && !isToldLate) return { level: found.level, skipped };
    const why = 'missed' in found ? found.missed : 'told_late';
    skipped.push({ date: session.date, why, at: now });
  }
  return { level: null, skipped };
}

/** Writes down what is skipped; whoever calls it holds the offer alone. */
export async function settleLevel(
  deps: LevelDeps,
  tx: Tx,
  { terms, now }: { readonly terms: DrawTerms; readonly now: number },
): Promise<FoundLevel> {
  const found = await findLevel(deps, tx, { terms, now });
  const offerId = BigInt(terms.offer);
  const told = await selectGaps(tx, offerId);
  for (const gap of found.skipped.slice(told.length))
    await logPublished(tx, { offerId, what: 'gap', value: skippedText(gap), at: now });
  return found;
}

/** Tells the gaps of a draw that waits for its level; whoever calls it holds the offer alone. */
export async function tellGaps(
  deps: LevelDeps,
  tx: Tx,
  { offerId, now }: { readonly offerId: bigint; readonly now: number },
): Promise<void> {
  const draw = await selectDraw(tx, offerId);
  if (draw !== null && draw.drawnAt === null) await settleLevel(deps, tx, { terms: draw.terms, now });
}

const WORKING_DAYS_WITHOUT_LEVEL = 3;

/** From when on an offer whose level is not known is void. */
export function voidAt(calendar: Calendar, drawAt: number): number {
  const date = localDateOf(calendar, drawAt);
  const late = addBusinessDays(calendar, date, WORKING_DAYS_WITHOUT_LEVEL);
  return drawAt + midnightOf(calendar, late) - midnightOf(calendar, date);
}
