/**
 * The server's clock, by the Date of its answers: countdowns never trust this machine's. An answer tells the second it was made in, which
 * lies between sending and receiving; several of them together tell it more closely. Pure but for the one estimate of this page.
 */
import { SECOND_MS } from '@bahi/core/time.ts';

export interface Heard {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The header, in whole seconds. */
  readonly date: string | null;
}

/** How far the server may be ahead of this machine. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

let bounds: Bounds | null = null;

export function serverNow(): number {
  return Date.now() + aheadBy(bounds);
}

export function learnServerTime(heard: Heard): void {
  bounds = narrowed(bounds, heard);
}

/** One that fits no other was told after a clock was set: then it counts alone. */
export function narrowed(known: Bounds | null, { sentAt, receivedAt, date }: Heard): Bounds | null {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return known;
  const heard = { least: told - receivedAt, most: told + SECOND_MS - sentAt };
  if (known === null) return heard;
  const both = { least: Math.max(known.least, heard.least), most: Math.min(known.most, heard.most) };
  return both.least <= both.most ? both : heard;
}

/** A machine that may be right is taken to be. */
export function aheadBy(of: Bounds | null): number {
  if (of === null || (of.least <= 0 && of.most >= 0)) return 0;
  return Math.round((of.least + of.most) / 2);
}
