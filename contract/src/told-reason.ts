/**
 * Why a request was declined, as its customer is told it (decision 0078): whoever is suspected of fraud is not told so, in words or by a code,
 * since that would warn them (tipping off). Staff have the reason as it is. Every desk's view, and the story of its message, goes through here.
 */
import * as z from 'zod/mini';

/** Reasons of staff that no customer is told, of whatever desk. */
export const UNTOLD_REASONS = ['suspected_fraud'] as const;

type Untold = (typeof UNTOLD_REASONS)[number];
export type Told<Reason extends string> =
  | Exclude<Reason, Untold>
  | (Extract<Reason, Untold> extends never ? never : 'not_approved');

export function toldReason<const Reason extends string>(reason: Reason): Told<Reason> {
  const isUntold = UNTOLD_REASONS.some((untold) => untold === reason);
  return (isUntold ? 'not_approved' : reason) as Told<Reason>;
}

/** The reasons of a desk as its customers may be told them. */
export function toldReasons<const Reason extends string>(reasons: readonly Reason[]) {
  return z.enum(reasons.map((reason) => toldReason(reason)));
}
