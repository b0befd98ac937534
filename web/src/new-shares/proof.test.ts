/** The verifier's findings, each under the question that it answers with no, and the own tickets' places where all holds. */
import { drawOffer } from '@bahi/core/lottery.ts';
import type { DrawTerms } from '@bahi/core/lottery-form.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { expect, test } from 'vitest';
import { findingText } from './proof-finding.ts';
import { checkDraw, checkOf } from './proof.ts';
import en from './proof-texts.en.ts';
import ko from './proof-texts.ko.ts';
import tw from './proof-texts.tw.ts';

const terms: DrawTerms = {
  offer: '501',
  symbol: 'VRM',
  tickets: 'lot',
  lots: 6,
  applicationsMax: 1,
  closesAt: 1_000,
  index: 'BAHIFIFTY',
  date: '2026-11-21',
  levelAt: 2_000,
};
const applications = Array.from({ length: 12 }, (_, n) => ({
  application: String(1_001 + n),
  customer: `c-${n}`,
  lots: 1 + (n % 3),
}));
const draw = drawOffer({ terms, seed: 'ab'.repeat(32), applications, level: '24350.75' }, { sha256, hmac: hmacSha256 });
const { commitment, listHash, level, resultHash } = draw;
const published = { commitment, listHash, level, resultHash };
const loser = applications.find(({ application }) => !draw.winners.some((won) => won.application === application))!;
const winner = draw.winners[0]!;
/** As the account tells it. */
function ownOf(application: string) {
  const { lots } = applications.find((one) => one.application === application)!;
  return { application, lots, won: draw.winners.find((won) => won.application === application)?.lots ?? 0 };
}
const other = 'cd'.repeat(32);

test('a draw that holds has figures for each question, and the places of the own tickets', () => {
  const { findings, facts, own } = checkDraw(draw, {
    published,
    own: [ownOf(winner.application), ownOf(loser.application)],
    log: null,
  });
  expect(findings).toEqual([]);
  expect(facts).toMatchObject({ applicationCount: 12, lotsApplied: 24, lotsWon: 6, winners: draw.winners.length });
  expect(own?.won).toEqual({ [winner.application]: winner.lots });
  const placesOf = (id: string) => own!.places.filter(({ application }) => application === id);
  expect(placesOf(winner.application).filter(({ place }) => place <= own!.lastWon)).toHaveLength(winner.lots);
  expect(placesOf(loser.application).every(({ place }) => place > own!.lastWon)).toBe(true);
});

test.each([
  ['another seed', { seed: other }, 'sealed'],
  ['another commitment', { commitment: other }, 'sealed'],
  ['other terms', { terms: { ...terms, lots: 7 } }, 'sealed'],
  ['an application left out', { applications: applications.slice(1) }, 'list'],
  ['another list hash', { listHash: other }, 'list'],
  ['another level', { level: '24350.76' }, 'level'],
  ['another key', { key: other }, 'level'],
  ['a winner more', { winners: [...draw.winners, { application: loser.application, lots: 1 }] }, 'winners'],
  ['a winner less', { winners: draw.winners.slice(1) }, 'winners'],
  ['another result hash', { resultHash: other }, 'winners'],
])('%s is found, worded in each language, and no place is told', (_, change, check) => {
  const { findings, own } = checkDraw(
    { ...draw, ...change },
    { published, own: [ownOf(winner.application)], log: null },
  );
  expect(findings.map(checkOf)).toContain(check);
  expect(own).toBeNull();
  for (const finding of findings)
    for (const words of [en, tw, ko]) expect(findingText(finding, words).length).toBeGreaterThan(5);
});

test.each([
  ['another session skipped', { skipped: [{ date: '2026-11-22', why: 'close_missed' }] }, 'level'],
  ['persons that are not there', { personCount: 13 }, 'list'],
])('%s is found in a draw of sessions recorded whole, worded in each language', (_, change, check) => {
  const sessions = ['2026-11-21', '2026-11-22'].map((date, day) => ({ date, open: 500 + day, close: 1_500 + day }));
  const whole = drawOffer({ ...draw, terms: { ...terms, sessions } }, { sha256, hmac: hmacSha256 });
  expect(checkDraw(whole, { published: {}, own: [], log: null })).toMatchObject({
    findings: [],
    facts: { personCount: 12, skipped: [] },
  });
  const { findings } = checkDraw({ ...whole, ...change }, { published: {}, own: [], log: null });
  expect(findings.map(checkOf)).toContain(check);
  for (const finding of findings)
    for (const words of [en, tw, ko]) expect(findingText(finding, words).length).toBeGreaterThan(5);
});

test.each([
  ['is not in the list', { ...ownOf(loser.application), application: '9001' }, 'list'],
  ['is there with other lots', { ...ownOf(loser.application), lots: 9 }, 'list'],
  ['won and was told otherwise', { ...ownOf(winner.application), won: 0 }, 'winners'],
  ['did not win and was told otherwise', { ...ownOf(loser.application), won: 1 }, 'winners'],
])('an own application that %s is found, though the file holds in itself', (_, mine, check) => {
  const { findings, own } = checkDraw(draw, { published, own: [mine], log: null });
  expect(findings.map(checkOf)).toEqual([check]);
  expect(own).toBeNull();
  for (const words of [en, tw, ko]) expect(findingText(findings[0]!, words)).toContain(mine.application);
  // Whose result is still on its way is told nothing yet.
  expect(
    checkDraw(draw, { published, own: [{ ...ownOf(winner.application), won: null }], log: null }).findings,
  ).toEqual([]);
});

test('what was published and is not in the file is found; what is no draw is told as such', () => {
  const foreign = checkDraw(draw, { published: { ...published, listHash: other }, own: [], log: null });
  expect(foreign.findings).toEqual([{ problem: 'foreign', field: 'listHash' }]);
  expect(foreign.findings.map(checkOf)).toEqual(['list']);
  expect(checkDraw({ hello: 1 }, { published, own: [], log: null })).toMatchObject({ facts: null, own: null });
});
