/** Companies whose shares do not trade: three suspended, two that left the exchange. All invented. */
import type { Inactive } from '../listed.ts';
import type { Sector } from '@bahi/contract/market/sectors.ts';
import type { Listing } from './listing.ts';

export const inactiveListings: readonly (readonly [Sector, Listing, Inactive])[] = [
  [
    'infrastructure',
    ['SETUB', 'Setubandh Builders', 'Bhubaneswar', 1978, 142.35, 'small', 'builds bridges and flyovers in the east'],
    { state: 'suspended', reason: 'awaiting_results', sessionsAgo: 6 },
  ],
  [
    'finance',
    ['VISHV', 'Vishvas Microloans', 'Varanasi', 2006, 68.42, 'small', 'lends small sums in the villages of the north'],
    { state: 'suspended', reason: 'inquiry', sessionsAgo: 14 },
  ],
  [
    'textiles',
    ['PATWA', 'Patwa Silk Mills', 'Kanchipuram', 1961, 233.9, 'small', 'weaves silk for saris'],
    { state: 'suspended', reason: 'filing_late', sessionsAgo: 23 },
  ],
  [
    'pharma',
    [
      'OSHDH',
      'Oshadhi Remedies',
      'Dehradun',
      1983,
      517.25,
      'middle',
      'made plant-based medicines until it merged with a larger company',
    ],
    { state: 'off_shelf', reason: 'merged', sessionsAgo: 64 },
  ],
  [
    'telecom',
    [
      'TARGH',
      'Targhar Telegraph',
      'Kolkata',
      1949,
      88.15,
      'small',
      'ran the last telegraph lines and left the exchange by its own choice',
    ],
    { state: 'off_shelf', reason: 'left_by_choice', sessionsAgo: 212 },
  ],
];
