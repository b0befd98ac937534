/** The draw of an offer: what it publishes, who wins, that the chances are equal, and that no input's order matters. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeList, commitDraw, drawKey, drawOffer, type DrawInput } from './lottery.ts';
import { listText, lotsOf, ticketText, type DrawTerms, type TicketRule } from './lottery-form.ts';
import { createRng } from './rng.ts';
import { asciiBytes, bytesOfHex, hexOf, hmacSha256, joinBytes, sha256 } from './sha256.ts';

const hashes = { sha256, hmac: hmacSha256 };
const closesAt = Date.UTC(2026, 10, 20, 6);
const terms: DrawTerms = {
  offer: '501',
  symbol: 'VRM',
  tickets: 'lot',
  lots: 3,
  applicationsMax: 1,
  closesAt,
  index: 'BAHI50',
  date: '2026-11-21',
  levelAt: closesAt + 86_400_000,
};
const input: DrawInput = {
  terms,
  seed: '07'.repeat(32),
  level: '24350.75',
  applications: [
    { application: '1000010', customer: 'c-10', lots: 1 },
    { application: '999', customer: 'c-9', lots: 2 },
    { application: '1000002', customer: 'c-2', lots: 3 },
  ],
};
const seedOf = (number: number) => hexOf(sha256(asciiBytes(`seed ${number}`)));

test('what is published follows from the documented texts alone', () => {
  const drawn = drawOffer(input, hashes);
  const hash = (text: string) => hexOf(sha256(asciiBytes(text)));
  const seedHash = hash(`bahi-draw-seed-1|501|${input.seed}`);
  const commitment = hash(
    `bahi-draw-commitment-1|501|VRM|lot|3|1|${closesAt}|BAHI50|2026-11-21|${closesAt + 86_400_000}|${seedHash}`,
  );
  const listHash = hash('bahi-draw-list-1|501|3|6\n999|c-9|2\n1000002|c-2|3\n1000010|c-10|1\n');
  expect(drawn).toMatchObject({ seedHash, commitment, listHash, applicationCount: 3, lotsApplied: 6 });
  expect(drawn.applications.map(({ application }) => application)).toEqual(['999', '1000002', '1000010']);

  // The rule as it is written: HMAC under seed ‖ list hash ‖ public value themselves, the lowest keys first.
  const mac = hmacSha256(joinBytes(bytesOfHex(input.seed), bytesOfHex(listHash), asciiBytes('24350.75')));
  const tickets = ['999-1', '999-2', '1000002-1', '1000002-2', '1000002-3', '1000010-1']
    .map((id) => ({ id, key: hexOf(mac(asciiBytes(id))) }))
    .toSorted((left, right) => (left.key < right.key ? -1 : 1));
  const won = tickets.slice(0, 3).map(({ id }) => id.split('-')[0]!);
  const winners = ['999', '1000002', '1000010']
    .map((application) => ({ application, lots: won.filter((id) => id === application).length }))
    .filter(({ lots }) => lots > 0);
  expect(drawn.winners).toEqual(winners);
  expect(drawn.cutoff).toBe(tickets[2]!.key);
  const lines = winners.map(({ application, lots }) => `${application}|${lots}\n`).join('');
  expect(drawn.resultHash).toBe(
    hash(`bahi-draw-result-1|${commitment}|${listHash}|24350.75|${input.seed}|${drawn.cutoff}\n${lines}`),
  );
});

test('what the opening and the close publish is what the file holds', () => {
  const drawn = drawOffer(input, hashes);
  expect(drawn).toMatchObject(commitDraw(terms, input.seed, sha256));
  expect(drawn).toMatchObject(closeList(terms, input.applications, sha256));
});

test('where no more is applied for than offered, everybody gets everything, and there is no cut-off', () => {
  const drawn = drawOffer({ ...input, terms: { ...terms, lots: 6 } }, hashes);
  expect(drawn.winners.map(({ lots }) => lots)).toEqual([2, 3, 1]);
  expect(drawn.cutoff).toBeNull();
  expect(drawOffer({ ...input, applications: [] }, hashes)).toMatchObject({ winners: [], cutoff: null });
});

test('a ticket an application wins all its lots; the last winner gets what is left', () => {
  const drawn = drawOffer({ ...input, terms: { ...terms, tickets: 'application', lots: 4 } }, hashes);
  const key = bytesOfHex(drawKey(drawn, sha256));
  let left = 4;
  const expected = new Map<string, number>();
  for (const { application, lots } of drawn.applications
    .map((each) => ({
      ...each,
      key: hexOf(hmacSha256(key)(asciiBytes(ticketText('application', each.application, 1)))),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (left > 0) expected.set(application, Math.min(left, lots));
    left -= Math.min(left, lots);
  }
  expect(new Map(drawn.winners.map(({ application, lots }) => [application, lots]))).toEqual(expected);
});

test('an application that stands there twice, a seed that is short or a level with a sign is a bug of ours', () => {
  const twice = [...input.applications, input.applications[0]!];
  expect(() => drawOffer({ ...input, applications: twice }, hashes)).toThrow('once');
  expect(() => drawOffer({ ...input, seed: '07' }, hashes)).toThrow('seed');
  expect(() => drawOffer({ ...input, level: '-3' }, hashes)).toThrow('level');
  expect(() => drawOffer({ ...input, terms: { ...terms, lots: 0 } }, hashes)).toThrow('terms.lots');
  const none = [{ application: '1', customer: 'c', lots: 0 }];
  expect(() => drawOffer({ ...input, applications: none }, hashes)).toThrow('applications[0].lots');
});

const anyApplications = fc.uniqueArray(
  fc.record({
    application: fc.integer({ min: 1, max: 5_000_000 }).map(String),
    customer: fc.integer({ min: 1, max: 5_000 }).map((number) => `c-${number}`),
    lots: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ application }) => application, maxLength: 30 },
);
const anyRule = fc.constantFrom<TicketRule>('lot', 'application');

test('allotted is min(offered, applied for), nobody gets more than asked, and the order of arrival is nothing', () => {
  fc.assert(
    fc.property(
      anyApplications,
      anyRule,
      fc.integer({ min: 1, max: 60 }),
      fc.nat(),
      (applications, tickets, lots, n) => {
        const of = { ...input, seed: seedOf(n), terms: { ...terms, tickets, lots }, applications };
        const drawn = drawOffer(of, hashes);
        expect(lotsOf(drawn.winners)).toBe(Math.min(lots, lotsOf(applications)));
        const asked = new Map(applications.map((each) => [each.application, each.lots]));
        for (const each of drawn.winners) expect(each.lots).toBeLessThanOrEqual(asked.get(each.application) ?? 0);
        expect(JSON.stringify(drawOffer({ ...of, applications: applications.toReversed() }, hashes))).toBe(
          JSON.stringify(drawn),
        );
      },
    ),
  );
});

test('another seed, level, offer or a single application more draws other tickets', () => {
  const { key } = drawOffer(input, hashes);
  const more = [...input.applications, { application: '7', customer: 'c-7', lots: 1 }];
  const others = [
    { ...input, seed: '08'.repeat(32) },
    { ...input, level: '24350.76' },
    { ...input, terms: { ...terms, offer: '502' } },
    { ...input, applications: more },
  ];
  for (const other of others) expect(drawOffer(other, hashes).key).not.toBe(key);
});

/**
 * 10,000 draws of 12 among 48 tickets, which belong to G applications of w lots each. Drawn without replacement, an application's wins vary
 * by 10,000 · w · 1/4 · 3/4 · (48 - w) / 47; the squares of what they are off by, over that, times (G - 1) / G, follow chi-square with
 * G - 1 degrees of freedom. The bounds are those that chance crosses once in 20,000 such tests on either side.
 */
test.each([
  { tickets: 'lot', lots: 3, seed: 20_261_121 },
  { tickets: 'lot', lots: 1, seed: 20_261_122 },
  { tickets: 'application', lots: 1, seed: 20_261_123 },
] as const)(
  '10,000 draws, a ticket a $tickets, $lots lots each, seed $seed: equal chances',
  ({ tickets, lots, seed }) => {
    const rng = createRng(seed);
    const draws = 10_000;
    const groups = 48 / lots;
    const applications = Array.from({ length: groups }, (_, n) => ({
      application: String(1_000_000 + n * 37),
      customer: `c-${n}`,
      lots,
    }));
    const wins = new Map(applications.map(({ application }) => [application, 0]));
    for (let draw = 0; draw < draws; draw++) {
      const random = Array.from({ length: 8 }, () => rng.next().toString(16).padStart(8, '0')).join('');
      const of = { ...input, seed: random, terms: { ...terms, tickets, lots: 12 }, applications };
      for (const won of drawOffer(of, hashes).winners) wins.set(won.application, wins.get(won.application)! + won.lots);
    }
    const expected = (draws * 12) / groups;
    const variance = (draws * lots * 0.25 * 0.75 * (48 - lots)) / 47;
    const squares = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / variance, 0);
    const chiSquare = (squares * (groups - 1)) / groups;
    expect(chiSquare).toBeGreaterThan(chiSquareAt(groups - 1, -3.89));
    expect(chiSquare).toBeLessThan(chiSquareAt(groups - 1, 3.89));
  },
);

/** By Wilson and Hilferty's approximation. */
function chiSquareAt(degrees: number, z: number): number {
  return degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;
}

test('the list text is what stands in the file, a line an application', () => {
  expect(listText(terms, [])).toBe('bahi-draw-list-1|501|0|0\n');
});
