/**
 * Why a request was declined, as its customer is told it (decision 0078): whoever is suspected of fraud is not told so, in words or by a code,
 * since that would warn them (tipping off). Staff have the reason as it is. Every desk's view, and the story of its message, goes through here.
 * What is told instead is a reason of its own that staff decline by as well: one that stood for a suspicion alone would tell it.
 */
import * as z from 'zod/mini';

/** Reasons of staff that no customer is told, of whatever desk. */
export const UNTOLD_REASONS = ['suspected_fraud'] as const;

/** Of every desk that has one of them. */
export const TOLD_INSTEAD = 'not_approved';

type Untold = (typeof UNTOLD_REASONS)[number];
export type Told<Reason extends string> =
  | Exclude<Reason, Untold>
  | (Extract<Reason, Untold> extends never ? never : typeof TOLD_INSTEAD);

export function toldReason<const Reason extends string>(reason: Reason): Told<Reason> {
  const isUntold = UNTOLD_REASONS.some((untold) => untold === reason);
  return (isUntold ? TOLD_INSTEAD : reason) as Told<Reason>;
}

/** The reasons of a desk as its customers may be told them. */
export function toldReasons<const Reason extends string>(reasons: readonly Reason[]) {
  return z.enum([...new Set(reasons.map((reason) => toldReason(reason)))]);
}
