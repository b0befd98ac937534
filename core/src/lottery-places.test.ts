/** A ticket's place is how many keys are lower, and the places up to the last that won are those of the winners. */
import { expect, test } from 'vitest';
import { drawOffer } from './lottery.ts';
import { ticketText, type DrawTerms } from './lottery-form.ts';
import { ticketPlaces } from './lottery-places.ts';
import { asciiBytes, bytesOfHex, hexOf, hmacSha256, sha256 } from './sha256.ts';

const hashes = { sha256, hmac: hmacSha256 };
const terms: DrawTerms = {
  offer: '501',
  symbol: 'VRM',
  tickets: 'lot',
  lots: 7,
  applicationsMax: 1,
  closesAt: 1_000,
  index: 'BAHIFIFTY',
  date: '2026-11-21',
  levelAt: 2_000,
};
const applications = Array.from({ length: 12 }, (_, n) => ({
  application: String(996 + n),
  customer: `c-${n}`,
  lots: 1 + (n % 3),
}));
const drawn = (changes: Partial<DrawTerms> = {}) =>
  drawOffer({ terms: { ...terms, ...changes }, seed: 'ab'.repeat(32), applications, level: '24350.75' }, hashes);

test.each(['lot', 'application'] as const)(
  'places of a draw with a ticket a %s are those of its sorted keys',
  (tickets) => {
    const draw = drawn({ tickets });
    const keyOf = hmacSha256(bytesOfHex(draw.key));
    const all = draw.applications
      .flatMap(({ application, lots }) =>
        Array.from({ length: tickets === 'lot' ? lots : 1 }, (_, at) => ({
          application,
          lot: at + 1,
          key: hexOf(keyOf(asciiBytes(ticketText(tickets, application, at + 1)))),
        })),
      )
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ application, lot }, at) => ({ application, lot, place: at + 1 }));
    const ids = applications.map(({ application }) => application);
    const answer = ticketPlaces(draw, ids, hashes);
    expect(answer.places).toEqual(all);
    expect(answer.tickets).toBe(all.length);
    const two = new Set([ids[2]!, ids[10]!]);
    expect(ticketPlaces(draw, [...two], hashes).places).toEqual(all.filter(({ application }) => two.has(application)));

    const won = new Set(draw.winners.map(({ application }) => application));
    const winning = all.filter(({ place }) => place <= answer.lastWon);
    expect(new Set(winning.map(({ application }) => application))).toEqual(won);
    if (tickets === 'lot') expect(answer.lastWon).toBe(terms.lots);
  },
);

test('where every lot is won, every place won; a stranger has none', () => {
  const draw = drawn({ lots: 1_000 });
  const { tickets, lastWon } = ticketPlaces(draw, [], hashes);
  expect(lastWon).toBe(tickets);
  expect(ticketPlaces(draw, ['77'], hashes).places).toEqual([]);
});
