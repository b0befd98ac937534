/**
 * The members of an index or a fund: the weight of each at the previous close, and the points (a fund: rupees of its unit)
 * that its change since then adds. Index = (sum of price x units + cash) / divisor, so the contributions add up.
 */
import { assertNever } from '@bahi/core/assert.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listMembers } from '@bahi/contract/overview/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { refuse } from '../platform/refuse.ts';

export type MemberQuery = ParsedInputOf<typeof listMembers>;

/** Of contributions: more than an index has, since what one of three hundred members adds is small. */
const POINT_DIGITS = 4;

interface Member {
  readonly symbol: string;
  readonly units: number;
  /** Percent. */
  readonly weight: number;
  /** Price-scale units of the index; null without a price. */
  readonly contribution: number | null;
  /** Share of the previous close. */
  readonly rate: number | null;
}

export function memberPage(
  feed: MarketFeed,
  { symbol, sort, page, pageSize }: MemberQuery,
  now: number,
): OutputOf<typeof listMembers> {
  const whole = feed.instrument(symbol) ?? refuse('market.symbol_unknown', { symbol });
  const quote = feed.quote(symbol);
  if (whole.members.length === 0 || quote === undefined) return refuse('market.no_members', { symbol });

  const quoted = whole.members.map((member) => ({ ...member, quote: feed.quote(member.symbol) }));
  const valueOf = (price: 'previousClose' | 'last') =>
    quoted.reduce((sum, { units, quote: of }) => sum + (of?.[price] ?? of?.previousClose ?? 0) * units, whole.cash);
  const before = valueOf('previousClose');
  const members = quoted.map(({ symbol: code, units, quote: of }): Member => {
    const change = of === undefined || of.last === null ? null : of.last - of.previousClose;
    return {
      symbol: code,
      units,
      weight: of === undefined || before === 0 ? 0 : ((of.previousClose * units) / before) * 100,
      contribution: change === null ? null : (change * units) / whole.divisor,
      rate: change === null ? null : change / of!.previousClose,
    };
  });
  // The close of a fund that trades is a price, with a premium: what is told is how its basket has changed.
  const since = (quote.value ?? null) === null ? quote.previousClose : before / whole.divisor;
  const change = valueOf('last') / whole.divisor - since;
  const points = (value: number) =>
    formatDecimal(Math.round(value * 10 ** (POINT_DIGITS - whole.priceScale)), POINT_DIGITS);
  const rows = members
    .toSorted((a, b) => compare(a, b, sort))
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ symbol: code, units, weight, contribution }) => ({
      symbol: code,
      units,
      weight: formatDecimal(Math.round(weight * 100), 2),
      contribution: contribution === null ? null : points(contribution),
    }));
  return { rows, total: members.length, page, pageSize, change: points(change), at: now };
}

/** The largest first, codes from A; what has no figure comes last. */
function compare(a: Member, b: Member, sort: MemberQuery['sort']): number {
  const byCode = a.symbol < b.symbol ? -1 : 1;
  switch (sort) {
    case 'weight':
      return b.weight - a.weight || byCode;
    case 'contribution':
      return (b.contribution ?? LAST) - (a.contribution ?? LAST) || byCode;
    case 'change':
      return (b.rate ?? LAST) - (a.rate ?? LAST) || byCode;
    case 'symbol':
      return byCode;
    default:
      return assertNever(sort);
  }
}

/** Below every figure; not an infinity, whose difference with itself would be no number. */
const LAST = -Number.MAX_SAFE_INTEGER;
