/** The verifier of draws names what was changed, and finds any sign that was. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeList, commitDraw, drawKey, drawOffer, drawTickets } from './lottery.ts';
import { levelDateOf, resultText, type DrawFile, type DrawTerms } from './lottery-form.ts';
import { verifyDraw, type PublishedDraw } from './lottery-verify.ts';
import { asciiBytes, hexOf, hmacSha256, sha256 } from './sha256.ts';

const hashes = { sha256, hmac: hmacSha256 };
const closesAt = Date.UTC(2026, 10, 20, 6);
const terms: DrawTerms = {
  offer: '501',
  symbol: 'VRM',
  tickets: 'lot',
  lots: 6,
  applicationsMax: 1,
  closesAt,
  index: 'BAHI50',
  date: '2026-11-21',
  levelAt: closesAt + 86_400_000,
};
const applications = Array.from({ length: 12 }, (_, n) => ({
  application: String(1_000_001 + n),
  customer: `c-${n}`,
  lots: 1 + (n % 3),
}));
const draw = drawOffer({ terms, seed: 'ab'.repeat(32), applications, level: '24350.75' }, hashes);
const findingsOf = (value: unknown, published: PublishedDraw = {}) =>
  verifyDraw(value, { ...hashes, published }).findings;
const loser = draw.applications.find(
  ({ application }) => !draw.winners.some((won) => won.application === application),
)!;
const winner = draw.winners[0]!;
const without = (application: string) => draw.applications.filter((each) => each.application !== application);

test.each(['lot', 'application'] as const)(
  'a draw with a ticket a %s verifies, contested or not, also from JSON',
  (tickets) => {
    for (const lots of [1, 6, 1_000]) {
      const drawn = drawOffer({ ...draw, terms: { ...terms, tickets, lots } }, hashes);
      expect(findingsOf(JSON.parse(JSON.stringify(drawn)), drawn)).toEqual([]);
    }
    expect(findingsOf(drawOffer({ ...draw, applications: [] }, hashes))).toEqual([]);
  },
);

test('another seed', () => {
  expect(findingsOf({ ...draw, seed: 'cd'.repeat(32) })).toEqual([{ problem: 'seed_differs' }]);
});

test('other terms, or another commitment', () => {
  expect(findingsOf({ ...draw, terms: { ...terms, index: 'BAHI100' } })).toEqual([{ problem: 'commitment_differs' }]);
  expect(findingsOf({ ...draw, commitment: 'cd'.repeat(32) })).toEqual([{ problem: 'commitment_differs' }]);
  const early = { ...terms, levelAt: closesAt };
  expect(findingsOf(drawOffer({ ...draw, terms: early }, hashes))).toEqual([{ problem: 'level_early' }]);
});

test('an application that is missing, more, doubled, moved or changed', () => {
  expect(findingsOf({ ...draw, applications: without(loser.application) })).toEqual([
    { problem: 'count_differs', stated: 12, counted: 11 },
    { problem: 'lots_differ', stated: draw.lotsApplied, counted: draw.lotsApplied - loser.lots },
    { problem: 'list_differs' },
  ]);
  expect(findingsOf({ ...draw, applications: without(winner.application) })).toContainEqual({
    problem: 'application_missing',
    application: winner.application,
  });
  const more = [...draw.applications, { application: '2000000', customer: 'c-20', lots: 1 }];
  expect(findingsOf({ ...draw, applications: more })).toContainEqual({
    problem: 'count_differs',
    stated: 12,
    counted: 13,
  });
  const doubled = [draw.applications[0]!, ...draw.applications];
  const application = draw.applications[0]!.application;
  expect(findingsOf({ ...draw, applications: doubled })[0]).toEqual({ problem: 'application_doubled', application });
  const moved = [draw.applications[1]!, draw.applications[0]!, ...draw.applications.slice(2)];
  expect(findingsOf({ ...draw, applications: moved })).toEqual([{ problem: 'application_misplaced', application }]);
  const renamed = draw.applications.map((each) => (each === loser ? { ...each, customer: 'c-99' } : each));
  expect(findingsOf({ ...draw, applications: renamed })).toEqual([{ problem: 'list_differs' }]);
});

test('a customer with more applications than the offer takes', () => {
  const twice = applications.map((each, n) => (n === 5 ? { ...each, customer: 'c-4' } : each));
  expect(findingsOf(drawOffer({ ...draw, applications: twice }, hashes))).toEqual([
    { problem: 'applications_exceeded', customer: 'c-4', count: 2, maximum: 1 },
  ]);
});

test('another public value', () => {
  expect(findingsOf({ ...draw, level: '24350.76' })).toEqual([{ problem: 'level_differs' }]);
  const all = drawOffer({ ...draw, terms: { ...terms, lots: 1_000 } }, hashes);
  expect(findingsOf({ ...all, level: '24350.76' })).toEqual([{ problem: 'level_differs' }]);
});

test('a key, a list hash, a cut-off or a result hash that was changed alone', () => {
  const other = 'cd'.repeat(32);
  expect(findingsOf({ ...draw, key: other })).toEqual([{ problem: 'key_differs' }]);
  expect(findingsOf({ ...draw, listHash: other })).toEqual([{ problem: 'list_hash_differs' }]);
  expect(findingsOf({ ...draw, cutoff: other })).toEqual([{ problem: 'cutoff_differs' }]);
  expect(findingsOf({ ...draw, resultHash: other })).toEqual([{ problem: 'result_hash_differs' }]);
});

test('a winner who was put in, left out or given other lots, though the result hash was made to fit', () => {
  const rehashed = (winners: DrawFile['winners']) => {
    const changed = { ...draw, winners };
    return { ...changed, resultHash: hexOf(sha256(asciiBytes(resultText(changed)))) };
  };
  const sorted = (winners: DrawFile['winners']) =>
    winners.toSorted((left, right) => Number(left.application) - Number(right.application));
  const { application, lots } = winner;
  expect(findingsOf(rehashed(sorted([...draw.winners, { application: loser.application, lots: 1 }])))).toEqual([
    { problem: 'winner_added', application: loser.application, lots: 1 },
  ]);
  expect(findingsOf(rehashed(draw.winners.slice(1)))).toEqual([{ problem: 'winner_missing', application, lots }]);
  expect(findingsOf(rehashed([{ application, lots: lots + 1 }, ...draw.winners.slice(1)]))).toEqual([
    { problem: 'winner_changed', application, stated: lots + 1, computed: lots },
  ]);
  expect(findingsOf(rehashed(draw.winners.toReversed()))).toContainEqual({
    problem: 'winner_misplaced',
    application,
  });
});

test('a draw redone with another seed, list or level is whole in itself, and foreign to what was published', () => {
  const seed = 'cd'.repeat(32);
  expect(findingsOf(drawOffer({ ...draw, seed }, hashes), commitDraw(terms, draw.seed, sha256))).toEqual([
    { problem: 'foreign', field: 'commitment' },
  ]);
  const list = closeList(terms, applications, sha256);
  expect(findingsOf(drawOffer({ ...draw, applications: without(loser.application) }, hashes), list)).toEqual([
    { problem: 'foreign', field: 'listHash' },
  ]);
  const redone = drawOffer({ ...draw, level: '1.00' }, hashes);
  expect(findingsOf(redone)).toEqual([]);
  expect(findingsOf(redone, { level: draw.level, resultHash: draw.resultHash })).toEqual([
    { problem: 'foreign', field: 'level' },
    { problem: 'foreign', field: 'resultHash' },
  ]);
});

test('winners drawn under a key that was made to measure do not follow from seed, list and level', () => {
  // Whoever wants to win tries keys until one suits; the key must still be the hash of what was published.
  let key = '';
  for (let n = 0; key === ''; n++) {
    const tried = hexOf(sha256(asciiBytes(`try ${n}`)));
    const { winners } = drawTickets({ ...draw, key: tried }, hashes);
    if (winners.some(({ application }) => application === loser.application)) key = tried;
  }
  expect(drawKey(draw, sha256)).not.toBe(key);
  const rigged = { ...draw, ...drawTickets({ ...draw, key }, hashes) };
  const changed = { ...rigged, resultHash: hexOf(sha256(asciiBytes(resultText(rigged)))) };
  expect(findingsOf(changed)).toEqual([{ problem: 'level_differs' }]);
});

test('what is not a draw is told by its first field that is wrong', () => {
  const malformed = (value: unknown) => findingsOf(value).map((finding) => ('field' in finding ? finding.field : ''));
  expect(malformed(null)).toEqual(['']);
  expect(malformed({ ...draw, format: 'bahi-statement-1' })).toEqual(['format']);
  expect(malformed({ ...draw, extra: 1 })).toEqual(['extra']);
  expect(malformed({ ...draw, seed: draw.seed.toUpperCase() })).toEqual(['seed']);
  expect(malformed({ ...draw, level: '1e9' })).toEqual(['level']);
  expect(malformed({ ...draw, terms: { ...terms, lots: 0 } })).toEqual(['terms.lots']);
  const [first, ...rest] = draw.applications;
  for (const lots of [0, -1, 1.5, 2_000_000_000, '1', null])
    expect(malformed({ ...draw, applications: [{ ...first!, lots }, ...rest] })).toEqual(['applications[0].lots']);
  expect(malformed({ ...draw, applications: [{ ...first!, customer: 'a|b' }, ...rest] })).toEqual([
    'applications[0].customer',
  ]);
  const flood = [{ ...first!, lots: 1_000_000_000 }, ...rest];
  expect(malformed({ ...draw, applications: flood })).toEqual(['applications']);
});

test('any sign of the file that is changed is found', () => {
  const text = JSON.stringify(draw);
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'0123456789abcdef|",.{}[]x'), (place, sign) => {
      fc.pre(text[place] !== sign);
      const changed = text.slice(0, place) + sign + text.slice(place + 1);
      let value: unknown;
      try {
        value = JSON.parse(changed);
      } catch {
        return;
      }
      expect(findingsOf(value)).not.toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

const sessions = [0, 1, 2].map((day) => ({
  date: `2026-11-${21 + day}`,
  open: closesAt - 3_600_000 + day * 86_400_000,
  close: closesAt + 3_600_000 + day * 86_400_000,
}));
const skipped = [{ date: '2026-11-21', why: 'close_missed' as const }];
const whole = drawOffer({ ...draw, terms: { ...terms, sessions }, skipped }, hashes);

test('a draw of a session recorded whole names the sessions beforehand, and verifies with what was skipped of them', () => {
  expect(whole).toMatchObject({ format: 'bahi-draw-2', personCount: 12, skipped });
  expect(findingsOf(JSON.parse(JSON.stringify(whole)), whole)).toEqual([]);
  expect(levelDateOf(whole)).toBe('2026-11-22');
  expect(levelDateOf(draw)).toBe('2026-11-21');
});

test.each<[string, object, string]>([
  ['another session skipped', { skipped: [{ ...skipped[0]!, date: '2026-11-22' }] }, 'skipped_differ'],
  ['all of them skipped', { skipped: sessions.map(({ date }) => ({ ...skipped[0]!, date })) }, 'skipped_differ'],
  ['the skip left out', { skipped: [] }, 'result_hash_differs'],
  ['another reason', { skipped: [{ ...skipped[0]!, why: 'told_late' }] }, 'result_hash_differs'],
  ['a session more', { terms: { ...terms, sessions: sessions.slice(0, 2) } }, 'commitment_differs'],
  [
    'other moments',
    { terms: { ...terms, sessions: [{ ...sessions[0]!, close: closesAt + 1 }, ...sessions.slice(1)] } },
    'commitment_differs',
  ],
  ['another first date', { terms: { ...terms, sessions, date: '2026-11-22' } }, 'skipped_differ'],
  ['more persons', { personCount: 13 }, 'persons_differ'],
  ['a format of before', { format: 'bahi-draw-1' }, 'malformed'],
  ['a reason that nobody knows', { skipped: [{ ...skipped[0]!, why: 'rain' }] }, 'malformed'],
])('%s is found', (_, changed, problem) => {
  expect(findingsOf({ ...whole, ...changed }).map((finding) => finding.problem)).toContain(problem);
});

test('two applications of one person are two names fewer', () => {
  const twice = applications.map((each, n) => (n === 5 ? { ...each, customer: 'c-4' } : each));
  const once = drawOffer({ ...whole, applications: twice, terms: { ...whole.terms, applicationsMax: 2 } }, hashes);
  expect(once).toMatchObject({ applicationCount: 12, personCount: 11 });
  expect(findingsOf(once)).toEqual([]);
});
