/** The five indices of the practice market: weighted by market value, from their members only. */
import type { Index } from './computed.ts';
import type { Equity } from './instruments.ts';

interface Recipe {
  readonly symbol: string;
  readonly name: string;
  readonly profile: string;
  /** Level at the close before genesis, hundredths of a point. */
  readonly start: number;
  readonly pick: (bySize: readonly number[], equities: readonly Equity[]) => readonly number[];
}

const ofSector =
  (sector: string): Recipe['pick'] =>
  (bySize, equities) =>
    bySize.filter((at) => equities[at]!.sector === sector);

const recipes: readonly Recipe[] = [
  {
    symbol: 'BAHIFIFTY',
    name: 'Bahi Fifty',
    profile: 'The fifty largest companies of the practice market, weighted by market value.',
    start: 24_315_60,
    pick: (bySize) => bySize.slice(0, 50),
  },
  {
    symbol: 'BAHIMID',
    name: 'Bahi Middle Hundred',
    profile: 'The hundred companies next in size after the Bahi Fifty, weighted by market value.',
    start: 11_842_25,
    pick: (bySize) => bySize.slice(50, 150),
  },
  {
    symbol: 'BAHIBANK',
    name: 'Bahi Bank',
    profile: 'Every bank of the practice market, weighted by market value.',
    start: 51_208_40,
    pick: ofSector('bank'),
  },
  {
    symbol: 'BAHITECH',
    name: 'Bahi Technology',
    profile: 'Every technology company of the practice market, weighted by market value.',
    start: 36_774_90,
    pick: ofSector('technology'),
  },
  {
    symbol: 'BAHIALL',
    name: 'Bahi All Companies',
    profile: 'Every company of the practice market, weighted by market value.',
    start: 8_126_35,
    pick: (bySize) => bySize,
  },
];

/** The index whose fall or rise halts the whole market (rules §4: 10, 15, 20 %). */
export const HALT_INDEX = 'BAHIFIFTY';

export function indicesOf(equities: readonly Equity[]): readonly Index[] {
  const bySize = bySizeOf(equities);
  return recipes.map(({ symbol, name, profile, start, pick }) => {
    const members = pick(bySize, equities).toSorted((left, right) => left - right);
    const value = members.reduce((sum, at) => sum + marketValueOf(equities[at]!), 0);
    const units = members.map((at) => equities[at]!.sharesOutstanding);
    return { kind: 'index', symbol, name, profile, members, units, divisor: value / start };
  });
}

/** Positions of the companies that trade, the largest first. */
export function bySizeOf(equities: readonly Equity[]): readonly number[] {
  return equities
    .flatMap((equity, at) => (equity.inactive === null ? [at] : []))
    .toSorted((left, right) => marketValueOf(equities[right]!) - marketValueOf(equities[left]!));
}

/** Paise, at the close before genesis. */
export function marketValueOf(equity: Equity): number {
  return equity.startPrice * equity.sharesOutstanding;
}
