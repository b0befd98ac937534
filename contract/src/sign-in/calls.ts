/** The daily sign-in (rules §9): once a calendar day in India, counted over 30 days. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, empty, instant } from '../shapes.ts';

export const signInState = z.object({
  /** The calendar day in India that runs now. */
  day: businessDate,
  isSignedIn: z.boolean(),
  /** When the next day begins. */
  nextDayAt: instant,
  /** Days with a sign-in of the last `days`, as far as they count. */
  counted: z.int(),
  days: z.int(),
  /** The most that count. */
  countedMaximum: z.int(),
});

export const getSignIn = define({
  path: '/signIn/state',
  summary: 'Whether the customer has signed in today, and on how many of the last days.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: signInState,
  errors: [],
});

export const signInToday = define({
  path: '/signIn/today',
  summary: 'Signs in for the calendar day that runs, once.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'agreed_before',
  input: empty,
  output: signInState,
  errors: ['identity.frozen', 'sign_in.already'],
});
