/**
 * On which window, in which language and in which look the journeys of a file take place. A run of the gate takes one of each, by the
 * file's name, so that all are in every run and none is tied to another; with BAHI_EVERYWHERE=1 (`npm run test:all`) all of
 * them, each with each.
 */
import { basename } from 'node:path';

export type Device = 'phone' | 'desktop';
export type Language = 'en' | 'tw';

export interface Look {
  readonly device: Device;
  readonly language: Language;
}

export interface Crossing {
  readonly devices: readonly Device[];
  readonly languages: readonly Language[];
  /** Whether it is dark. */
  readonly themes: readonly boolean[];
}

const everything: Crossing = { devices: ['phone', 'desktop'], languages: ['en', 'tw'], themes: [false, true] };

export function crossingOf(file: string, isEverywhere: boolean): Crossing {
  if (isEverywhere) return everything;
  const hash = hashOf(basename(file));
  return {
    devices: [everything.devices[hash & 1]!],
    languages: [everything.languages[(hash >> 1) & 1]!],
    themes: [everything.themes[(hash >> 2) & 1]!],
  };
}

/** Taken so that the journeys there are come out even (tools/journeys.test.ts): when that fails, another number will do. */
const START = 1_122;

/** FNV-1a, its bits mixed once more: of names that differ little the low ones alone differ little too. */
function hashOf(text: string): number {
  let hash = START;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
