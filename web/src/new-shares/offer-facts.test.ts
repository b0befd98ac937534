/** The facts of an offer: dates as they come, and no rate of winning where bids win. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Offer } from './offer-phase.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, fonts: { addEventListener: () => undefined } });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);
const offer = {
  allocation: 'draw',
  state: 'open',
  symbol: 'ASGVU',
  sector: 'metals',
  market: 'Practice exchange',
  sponsor: 'Kaveri Capital',
  prospectus: 'Copper.',
  price: '183.00',
  marketPrice: null,
  premiumRate: null,
  lots: 120,
  lotSize: 100,
  minimumLots: 1,
  fundsThreshold: '0',
  provisionalPrice: null,
  actualPrice: null,
  lockDays: 0,
  winningRate: '12.50',
  appliedLots: 960,
  applications: 40,
  opensAt: at(20, 4),
  closesAt: at(28, 10),
  drawAt: at(28, 11),
  payBy: at(30, 10),
  allotmentDate: '2026-11-29',
  issueDate: '2026-12-01',
  listingDate: '2026-12-01',
} as unknown as Offer;

async function labels(of: Offer): Promise<readonly string[]> {
  const [{ OfferFacts }] = await Promise.all([
    import('./offer-facts.tsx'),
    import('./texts.ts').then(({ newSharesTexts }) => newSharesTexts.load('en')),
    import('../i18n/common.ts').then(({ commonTexts }) => commonTexts.load('en')),
  ]);
  const html = renderToStaticMarkup(createElement(OfferFacts, { offer: of }));
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label!.replaceAll(/<[^>]*>/g, ''));
}

const FROM_OPENING = ['Subscription opens', 'Deadline', 'Lottery'];

test('the dates of an offer stand in the order in which they come, whichever that is', async () => {
  expect((await labels(offer)).slice(0, 7)).toEqual([
    ...FROM_OPENING,
    'Allocation',
    'Winners pay by',
    'Issue',
    'Listing',
  ]);
});

test('of one day a moment stands before what has no time', async () => {
  const shown = await labels({ ...offer, allotmentDate: '2026-11-30', listingDate: '2026-11-30' });
  expect(shown.slice(0, 7)).toEqual([...FROM_OPENING, 'Winners pay by', 'Allocation', 'Listing', 'Issue']);
});

test('an auction has a floor and no rate of winning', async () => {
  const draw = await labels(offer);
  expect(draw).toContain('Winning rate');
  const auction = await labels({ ...offer, allocation: 'auction_bid' });
  expect(auction).not.toContain('Winning rate');
  expect(auction).toContain('Floor price, INR a share');
  expect(auction).toHaveLength(draw.length - 1);
});
