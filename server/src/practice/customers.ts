/** The institution and the customers of a practice install. `npm start` prints their logins. */
import type { Person } from './verified.ts';

export interface PracticeOrder {
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly lots: number;
  readonly leverage: 1 | 2 | 3 | 5 | 10;
  /** Null: at market. */
  readonly limitBelowPercent: number | null;
}

export interface PracticeCustomer {
  readonly account: string;
  /** With which the account is opened. */
  readonly code: string;
  /** With which it invites others; null: a random one, as everybody has. */
  readonly invitationCode: string | null;
  /** Whose identity is verified; null: nobody's yet. */
  readonly person: Person | null;
  readonly isMarginEnabled: boolean;
  readonly hasAcceptedRisk: boolean;
  readonly watchlist: readonly string[];
  readonly orders: readonly PracticeOrder[];
}

export const PRACTICE_PASSWORD = 'practice-2026';
export const PRACTICE_FUND_PASSWORD = '739164';

export const PRACTICE_INSTITUTION = { code: 'BAHI-DEMO', name: 'Bahi Demo House' };

const long = { direction: 'long', leverage: 1, limitBelowPercent: null } as const;

export const PRACTICE_CUSTOMERS: readonly PracticeCustomer[] = [
  {
    account: 'priya',
    code: PRACTICE_INSTITUTION.code,
    invitationCode: 'PRIYA-01',
    person: { name: 'Priya Raman', pan: 'ABCPR4821K' },
    isMarginEnabled: true,
    hasAcceptedRisk: true,
    watchlist: ['VRM', 'NEEM', 'SRTH', 'ROHN', 'BNYN', 'CHKR', 'BAHIFIFTY'].concat(
      ['FIFTYFUND', 'BANKFUND', 'EVENFUND'],
      ['USDINR', 'JPYINR', 'USDJPY'],
      ['KASH', 'MUDRA', 'JUGNU'],
    ),
    orders: [],
  },
  {
    account: 'arjun',
    code: PRACTICE_INSTITUTION.code,
    invitationCode: null,
    person: { name: 'Arjun Mehta', pan: 'BKLPM7305D' },
    isMarginEnabled: true,
    hasAcceptedRisk: true,
    watchlist: ['SRTH', 'VRM', 'NEEM', 'ROHN', 'BAHIFIFTY', 'TECHFUND', 'USDINR', 'JUGNU', 'LEHAR'],
    orders: [
      { ...long, symbol: 'SRTH', lots: 5 },
      { ...long, symbol: 'VRM', lots: 3, leverage: 2 },
      { ...long, symbol: 'NEEM', lots: 1, direction: 'short' },
      { ...long, symbol: 'ROHN', lots: 2, limitBelowPercent: 3 },
      { ...long, symbol: 'JUGNU', lots: 2 },
      { ...long, symbol: 'USDINR', lots: 3, leverage: 3 },
    ],
  },
  {
    account: 'meera',
    code: 'PRIYA-01',
    invitationCode: null,
    person: null,
    isMarginEnabled: false,
    hasAcceptedRisk: false,
    watchlist: [],
    orders: [],
  },
];
