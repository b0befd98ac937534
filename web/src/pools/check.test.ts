import { valued, type ValuationFile } from '@bahi/core/pool-valuation.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { NO_HASH } from '@bahi/core/statement-form.ts';
import { expect, test } from 'vitest';
import { checkFiles, checkOf, checks, type CheckFinding, type OwnFlow } from './check.ts';

const file = (): ValuationFile => {
  const pool = { pool: 3, feeBps: 100, before: { hash: NO_HASH, units: '0', closedOn: '2026-12-01' } };
  const facts = { at: 1, date: '2026-12-01', moment: 'session', seq: 0, head: NO_HASH, dividends: '0' } as const;
  const requests = [{ request: '7', what: 'subscribed', amount: 25_000_00n }] as const;
  const first = valued(pool, { ...facts, number: 1, cash: '0', positions: [], requests: [...requests] }, sha256);
  const before = { hash: first.hash, units: first.unitsAfter, closedOn: '2026-12-01' };
  const positions = [{ symbol: 'VRM', shares: 40, mark: 500_00 }];
  const second = valued(
    { ...pool, before },
    { ...facts, number: 2, at: 2, cash: '500000', positions, requests: [] },
    sha256,
  );
  return { format: 'bahi-valuations-1', ...pool, valuations: [first, second], proof: null };
};
const own: OwnFlow = { step: 'subscribed', valuation: 1, amount: '25000.00', units: '2500.000' };
const foundIn = (valuations: ValuationFile, mine: readonly OwnFlow[] = [own]) =>
  checkFiles({ valuations, plans: null, own: mine });

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

test('a changed mark is found as a value and a fingerprint that differ, each beside its question', () => {
  const changed = file();
  const [first, second] = changed.valuations;
  const valuations = [first!, { ...second!, positions: [{ symbol: 'VRM', shares: 40, mark: 501_00 }] }];
  const { findings } = foundIn({ ...changed, valuations });
  expect(findings.map(checkOf)).toEqual(['chain', 'value']);
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
  all.push({ of: 'own', number: 1 }, { of: 'plans', finding: { problem: 'orders_differ', number: 1 } });
  expect(new Set(all.map(checkOf))).toEqual(new Set(checks));
});
