/**
 * The published valuations of a pool (`bahi-valuations-2`, rules §9): each with the book that it counted, the marks it counted with and how they were found,
 * the fee, who came and went with how much, and the hash of the one before. From the file alone anybody works out every figure again; pool-tape.ts holds the
 * marks against the recorded minutes, pool-journal.ts cash and shares against the pool's journal up to the line that the valuation names. The server writes
 * the texts that are hashed here, and whoever verifies reads them. A `bahi-valuations-1` does not say how marks were found.
 */
import { dayOf } from './calendar.ts';
import { markPriceOf } from './mark-price.ts';
import { POOL_PROOF, poolProofFindings, type PoolProof, type PoolProofFinding } from './pool-proof.ts';
import { bookValue, moneyFor, poolFee, unitsFor, type PoolStanding } from './pool.ts';
import { mismatchIn, type Shape } from './shape.ts';
import { asciiBytes, hexOf, type Sha256 } from './sha256.ts';
import { NO_HASH, type Checkpoint } from './statement-form.ts';

/** How a mark was found: what the rule of mark-price.ts takes, as decimal texts that say each number exactly, and when the book was looked at for it. */
export interface ValuedMark {
  readonly impactMid: string;
  readonly average: string;
  readonly traded: string | null;
  readonly range: string;
  readonly at: number;
}

export interface ValuedPosition {
  readonly symbol: string;
  readonly shares: number;
  readonly mark: number;
  /** Null, or not there: it was not written down. */
  readonly inputs?: ValuedMark | null;
}

/** Money in paise, units in thousandths, as plain whole numbers. */
export interface Valuation {
  readonly number: number;
  /** UTC milliseconds. */
  readonly at: number;
  /** Business date. */
  readonly date: string;
  readonly moment: 'session' | 'close';
  /** The last line of the pool's journal that is counted, and its hash. */
  readonly seq: number;
  readonly head: string;
  /** Before the fee. */
  readonly cash: string;
  readonly dividends: string;
  /** In the order of their symbols. */
  readonly positions: readonly ValuedPosition[];
  /** Of a close alone. */
  readonly fee: string;
  readonly value: string;
  readonly units: string;
  /** In the order of their requests, each at value and units as they stand above. */
  readonly flows: readonly {
    readonly request: string;
    readonly what: 'subscribed' | 'redeemed';
    readonly money: string;
    readonly units: string;
  }[];
  readonly unitsAfter: string;
  readonly hash: string;
}

export interface ValuationFile {
  readonly format: 'bahi-valuations-1' | 'bahi-valuations-2';
  readonly pool: number;
  /** Of a year. */
  readonly feeBps: number;
  /** What the first one here follows; its close is what the first fee counts days from. */
  readonly before: { readonly hash: string; readonly units: string; readonly closedOn: string };
  readonly valuations: readonly Valuation[];
  /** Null while no checkpoint covers any of them. */
  readonly proof: PoolProof | null;
}

export type ValuationFinding =
  | { readonly problem: 'malformed'; readonly field: string }
  | { readonly problem: ValuationProblem; readonly number: number }
  | { readonly problem: 'flow_differs'; readonly number: number; readonly request: string }
  /** The rule makes another mark of what it says that it was found by. */
  | { readonly problem: 'mark_differs'; readonly number: number; readonly symbol: string }
  | PoolProofFinding;

export type ValuationProblem =
  | 'misplaced'
  | 'hash_differs'
  | 'positions_misplaced'
  | 'fee_differs'
  | 'value_differs'
  | 'units_differ'
  | 'flows_misplaced'
  | 'units_after_differ';

export function valuationText(pool: number, of: Omit<Valuation, 'hash'>, previous: string): string {
  const positions = of.positions.map(positionText).join(',');
  const flows = of.flows.map(({ request, what, money, units }) => `${request}:${what}:${money}:${units}`).join(',');
  return [
    `bahi-valuation-1|${pool}|${of.number}|${of.at}|${of.date}|${of.moment}|${of.seq}|${of.head}`,
    `${of.cash}|${of.dividends}|${positions}|${of.fee}|${of.value}|${of.units}|${flows}|${of.unitsAfter}|${previous}`,
  ].join('|');
}

function positionText({ symbol, shares, mark, inputs }: ValuedPosition): string {
  const counted = `${symbol}:${shares}:${mark}`;
  if (inputs === undefined || inputs === null) return counted;
  return `${counted}:${inputs.impactMid}:${inputs.average}:${inputs.traded ?? '-'}:${inputs.range}:${inputs.at}`;
}

/** Everything of a valuation that follows from the book, the requests and the one before. */
export function valued(
  pool: Pick<ValuationFile, 'pool' | 'feeBps' | 'before'>,
  given: Pick<Valuation, 'number' | 'at' | 'date' | 'moment' | 'seq' | 'head' | 'cash' | 'dividends' | 'positions'> & {
    /** Money of a subscription, units of a redemption. */
    readonly requests: readonly { request: string; what: 'subscribed' | 'redeemed'; amount: bigint }[];
  },
  sha256: Sha256,
): Valuation {
  const { requests, ...facts } = given;
  const fee = feeOf(pool.feeBps, facts, pool.before.closedOn);
  const standing = { value: worthOf(facts) - fee, units: BigInt(pool.before.units) };
  const flows = requests.map(({ request, what, amount }) => {
    const isIn = what === 'subscribed';
    const [money, units] = isIn ? [amount, unitsFor(standing, amount)] : [moneyFor(standing, amount), amount];
    return { request, what, money: money.toString(), units: units.toString() };
  });
  const open = {
    ...facts,
    fee: fee.toString(),
    value: standing.value.toString(),
    units: pool.before.units,
    flows,
    unitsAfter: unitsAfter(standing, flows).toString(),
  };
  return { ...open, hash: hashOf(pool.pool, open, pool.before.hash, sha256) };
}

/** An empty list: every figure is the one that the rules give, nothing stands between one valuation and the next, and the checkpoint has them. */
export function verifyValuations(
  value: unknown,
  sha256: Sha256,
  published: readonly Checkpoint[] = [],
): ValuationFinding[] {
  const malformed = mismatchIn(value, isOfMarksAlone(value) ? FILE_OF_MARKS_ALONE : FILE);
  if (malformed !== null) return [{ problem: 'malformed', field: malformed }];
  const { pool, feeBps, before: first, valuations, proof } = value as ValuationFile;
  const findings: ValuationFinding[] = [];
  let before = { ...first, at: 0 };
  for (const [index, one] of valuations.entries()) {
    findings.push(...findingsOf(one, { pool, feeBps, before, sha256 }));
    const isFirstEver = index === 0 && before.hash === NO_HASH && one.number !== 1;
    const isAfter = index > 0 && one.number !== valuations[index - 1]!.number + 1;
    if (isFirstEver || isAfter || one.at <= before.at || one.date < before.closedOn)
      findings.push({ problem: 'misplaced', number: one.number });
    const closedOn = one.moment === 'close' ? one.date : before.closedOn;
    before = { hash: one.hash, units: one.unitsAfter, closedOn, at: one.at };
  }
  if (proof === null) return findings;
  const hashes = new Map(valuations.map(({ number, hash }) => [number, hash]));
  if (valuations[0] !== undefined) hashes.set(valuations[0].number - 1, first.hash);
  return [...findings, ...poolProofFindings(pool, { proof, hashes }, { sha256, published })];
}

function isOfMarksAlone(value: unknown): boolean {
  return (value as Partial<ValuationFile> | null | undefined)?.format === 'bahi-valuations-1';
}

function findingsOf(
  one: Valuation,
  { pool, feeBps, before, sha256 }: Pick<ValuationFile, 'pool' | 'feeBps' | 'before'> & { sha256: Sha256 },
): ValuationFinding[] {
  const findings: ValuationFinding[] = [];
  const { number } = one;
  const ask = (holds: boolean, problem: ValuationProblem) => {
    if (!holds) findings.push({ problem, number });
  };
  const fee = feeOf(feeBps, one, before.closedOn);
  ask(one.hash === hashOf(pool, one, before.hash, sha256), 'hash_differs');
  ask(isRising(one.positions.map(({ symbol }) => symbol)), 'positions_misplaced');
  for (const { symbol, mark, inputs } of one.positions)
    if (inputs !== undefined && inputs !== null && markPriceOf(numbersOf(inputs)) !== mark)
      findings.push({ problem: 'mark_differs', number, symbol });
  ask(BigInt(one.fee) === fee, 'fee_differs');
  ask(BigInt(one.value) === worthOf(one) - fee, 'value_differs');
  ask(one.units === before.units, 'units_differ');
  ask(isRising(one.flows.map(({ request }) => BigInt(request))), 'flows_misplaced');
  const standing = { value: BigInt(one.value), units: BigInt(one.units) };
  for (const { request, what, money, units } of one.flows) {
    const holds =
      what === 'subscribed'
        ? BigInt(units) === unitsFor(standing, BigInt(money))
        : BigInt(money) === moneyFor(standing, BigInt(units));
    if (!holds) findings.push({ problem: 'flow_differs', number, request });
  }
  ask(BigInt(one.unitsAfter) === unitsAfter(standing, one.flows), 'units_after_differ');
  return findings;
}

export function numbersOf({ impactMid, average, traded, range }: ValuedMark) {
  return {
    impactMid: Number(impactMid),
    average: Number(average),
    traded: traded === null ? null : Number(traded),
    range: Number(range),
  };
}

function hashOf(pool: number, of: Omit<Valuation, 'hash'>, previous: string, sha256: Sha256): string {
  return hexOf(sha256(asciiBytes(valuationText(pool, of, previous))));
}

type Facts = Pick<Valuation, 'cash' | 'dividends' | 'positions' | 'moment' | 'date'>;

function worthOf({ cash, dividends, positions }: Facts): bigint {
  return bookValue({ cash: BigInt(cash), dividends: BigInt(dividends), positions });
}

function feeOf(feeBps: number, facts: Facts, closedOn: string): bigint {
  const days = facts.moment === 'close' ? dayOf(facts.date) - dayOf(closedOn) : 0;
  return poolFee({ worth: worthOf(facts), cash: BigInt(facts.cash), bpsAYear: feeBps, days });
}

function unitsAfter({ units }: PoolStanding, flows: Valuation['flows']): bigint {
  return flows.reduce((sum, flow) => sum + BigInt(flow.units) * (flow.what === 'subscribed' ? 1n : -1n), units);
}

function isRising(values: readonly (string | bigint)[]): boolean {
  return values.every((value, at) => at === 0 || values[at - 1]! < value);
}

const HASH = /^[0-9a-f]{64}$/;
const AMOUNT = /^(0|[1-9][0-9]{0,17})$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
/** As JavaScript writes a number that is not negative. */
const DOUBLE = /^[0-9]{1,16}(\.[0-9]{1,20})?(e-[0-9]{1,2})?$/;
const INPUTS = {
  impactMid: DOUBLE,
  average: DOUBLE,
  traded: ['nullable', DOUBLE],
  range: DOUBLE,
  at: 'integer',
} as const;
const POSITION = { symbol: /^[A-Z0-9&-]{1,20}$/, shares: 'integer', mark: 'integer' } as const;
const fileOf = (format: RegExp, position: Shape): Shape => ({
  format,
  pool: 'integer',
  feeBps: 'integer',
  before: { hash: HASH, units: AMOUNT, closedOn: DATE },
  valuations: [
    'list',
    {
      number: 'integer',
      at: 'integer',
      date: DATE,
      moment: /^(session|close)$/,
      seq: 'integer',
      head: HASH,
      cash: AMOUNT,
      dividends: AMOUNT,
      positions: ['list', position],
      fee: AMOUNT,
      value: AMOUNT,
      units: AMOUNT,
      flows: ['list', { request: /^[1-9][0-9]{0,17}$/, what: /^(subscribed|redeemed)$/, money: AMOUNT, units: AMOUNT }],
      unitsAfter: AMOUNT,
      hash: HASH,
    },
  ],
  proof: ['nullable', POOL_PROOF],
});
const FILE = fileOf(/^bahi-valuations-2$/, { ...POSITION, inputs: ['nullable', INPUTS] });
const FILE_OF_MARKS_ALONE = fileOf(/^bahi-valuations-1$/, POSITION);
