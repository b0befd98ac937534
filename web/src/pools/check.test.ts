import { valued, type ValuationFile } from '@bahi/core/pool-valuation.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { NO_HASH } from '@bahi/core/statement-form.ts';
import { expect, test } from 'vitest';
import { checkFiles, checkOf, checks, type CheckFinding, type OwnFlow } from './check.ts';

const AT = Date.parse('2026-12-01T15:15:00+05:30');
const file = (): ValuationFile => {
  const pool = { pool: 3, feeBps: 100, before: { hash: NO_HASH, units: '0', closedOn: '2026-12-01' } };
  const facts = { at: 1, date: '2026-12-01', moment: 'session', seq: 0, head: NO_HASH, dividends: '0' } as const;
  const requests = [{ request: '7', what: 'subscribed', amount: 25_000_00n }] as const;
  const first = valued(pool, { ...facts, number: 1, cash: '0', positions: [], requests: [...requests] }, sha256);
  const before = { hash: first.hash, units: first.unitsAfter, closedOn: '2026-12-01' };
  const inputs = { impactMid: '50000', average: '49990.5', traded: '50010', range: '0.01', at: AT };
  const positions = [{ symbol: 'VRM', shares: 40, mark: 500_00, inputs }];
  const second = valued(
    { ...pool, before },
    { ...facts, number: 2, at: AT, cash: '500000', positions, requests: [] },
    sha256,
  );
  return { format: 'bahi-valuations-2', ...pool, valuations: [first, second], proof: null };
};
const own: OwnFlow = { step: 'subscribed', valuation: 1, amount: '25000.00', units: '2500.000' };
const foundIn = (valuations: ValuationFile, mine: readonly OwnFlow[] = [own]) =>
  checkFiles({ valuations, plans: null, statements: [], tapes: [], own: mine });

test('valuations that hold have nothing found, and count the own request that stands in them', () => {
  expect(foundIn(file())).toMatchObject({ findings: [], ownCount: 1 });
});

test('an own request with other amounts than in the record is missed, one that is not published yet is not', () => {
  const { findings, ownCount } = foundIn(file(), [
    { ...own, units: '2500.001' },
    { ...own, valuation: 3 },
  ]);
  expect(findings).toEqual([{ of: 'own', number: 1 }]);
  expect(ownCount).toBe(1);
});

test('a changed mark is found as a fingerprint, a rule and a value that differ, each beside its question', () => {
  const changed = file();
  const [first, second] = changed.valuations;
  const valuations = [first!, { ...second!, positions: [{ ...second!.positions[0]!, mark: 501_00 }] }];
  const { findings } = foundIn({ ...changed, valuations });
  expect(findings.map(checkOf)).toEqual(['chain', 'marks', 'value']);
});

test('the newest marks are held against the tape, and the trades of other prices are found beside their question', () => {
  const tape = (price: number) => ({
    format: 'bahi-tape-1' as const,
    at: AT,
    instruments: [{ symbol: 'VRM', priceScale: 2, minutes: [[AT, price, price + 20, price, price, 100]] }],
  });
  const held = (price: number) =>
    checkFiles({ valuations: file(), plans: null, statements: [], tapes: [tape(price)], own: [] });
  expect(held(500_00)).toMatchObject({ findings: [], marks: { all: 1, found: 1, onTape: 1 } });
  expect(held(510_00).findings.map(checkOf)).toEqual(['marks']);
});

test('what is no statement answers for the journal', () => {
  const { findings, journal } = checkFiles({ valuations: file(), plans: null, statements: [{}], tapes: [], own: [] });
  expect(findings.map(checkOf)).toEqual(['journal']);
  expect(journal).toEqual({ books: 0, postings: 0, through: null });
});

test('each finding answers one of the questions', () => {
  const problems = [
    'misplaced',
    'hash_differs',
    'positions_misplaced',
    'fee_differs',
    'value_differs',
    'units_differ',
    'flows_misplaced',
    'units_after_differ',
  ] as const;
  const all: CheckFinding[] = problems.map((problem) => ({ of: 'valuations', finding: { problem, number: 1 } }));
  const number = 1;
  all.push(
    { of: 'valuations', finding: { problem: 'mark_differs', number, symbol: 'VRM' } },
    { of: 'journal', finding: { problem: 'cash_differs', number } },
  );
  all.push({ of: 'own', number: 1 }, { of: 'plans', finding: { problem: 'orders_differ', number: 1 } });
  expect(new Set(all.map(checkOf))).toEqual(new Set(checks));
});
