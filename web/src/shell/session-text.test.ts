import { expect, test } from 'vitest';
import texts from '../i18n/common.en.ts';
import type { SessionNow } from '../data/session-at.ts';
import { sessionText } from './session-text.ts';

const ZONE = 'Asia/Kolkata';
const at = (text: string) => Date.parse(`${text}+05:30`);
const session: SessionNow = {
  calendar: 'NSE',
  state: 'open',
  opensAt: at('2026-11-23T09:15'),
  closesAt: at('2026-11-23T15:30'),
  passed: 0,
  businessDate: '2026-11-23',
  note: null,
  halt: null,
  isHouseHalted: false,
  now: at('2026-11-23T13:09'),
};

test.each<[string, Partial<SessionNow>, string]>([
  ['open', {}, 'Market open · closes in 2h 21m'],
  ['early in the morning', { state: 'closed', now: at('2026-11-23T07:00') }, 'Market closed · opens 09:15'],
  [
    'on the Saturday before',
    { state: 'closed', now: at('2026-11-21T12:00') },
    'Market closed · opens 2026.11.23 09:15',
  ],
  [
    'on a holiday',
    { state: 'closed', now: at('2026-11-22T12:00'), note: 'Christmas' },
    'Christmas · Market closed · opens 2026.11.23 09:15',
  ],
  ['in a session with a name', { note: 'Union Budget' }, 'Union Budget · Market open · closes in 2h 21m'],
  [
    'halted',
    { halt: { symbol: 'BAHIFIFTY', rate: 10, until: at('2026-11-23T13:54:30') } },
    'Market halted · resumes 13:54',
  ],
  ['around the clock, between two sessions', { calendar: 'always', state: 'closed' }, 'Open around the clock'],
])('%s', (_name, change, text) => {
  expect(sessionText({ ...session, ...change }, texts, ZONE)).toBe(text);
});

test('a halt of the house stands before what the clock says, on every calendar', () => {
  const halted = { ...session, isHouseHalted: true };
  expect(sessionText(halted, texts, ZONE)).toBe('Trading stopped for everybody');
  expect(sessionText({ ...halted, calendar: 'always' }, texts, ZONE)).toBe('Trading stopped for everybody');
});
