import { aboutTypes } from '@bahi/contract/stories.ts';
import { expect, test, vi } from 'vitest';
import type { Message } from '../data/unread.ts';
import { targetOf } from './target.ts';

// The address bar is the browser's.
vi.mock('../shell/location.ts', async () => ({ href: (await import('../shell/hash.ts')).formatHash }));

const told = (about: Message['about'], key: Message['story']['key'] = 'notice.resumed') => {
  const message = { id: '1', kind: 'notice', at: 0, isRead: false, story: { key, params: {} }, about } as const;
  return targetOf(message, { bySymbol: new Map() });
};

test.each(aboutTypes)('a message about its %s leads to a screen, as message-target.ts of its domain says', (type) => {
  expect(told({ type, id: '7' })).toMatch(/^#\//);
});

test.each([
  ['security.totp_set', '#/information/safety?show=authenticator'],
  ['security.password_changed', '#/information/safety'],
  ['security.destination_added', '#/information/bankList'],
  ['placements.called_off', '#/home/newStockps?tab=requests'],
  ['rights.lapsed', '#/home/newStockps?tab=rights'],
  ['notice.resumed', null],
] as const)('a message about nothing by number leads by what it says: %s to %s', (key, screen) => {
  expect(told(null, key)).toBe(screen);
});

test('a message about lent shares leads to what of their position is lent, any other to the position', () => {
  const about = { type: 'position', id: '7' } as const;
  expect(told(about, 'lending.returned')).toBe('#/information/pj?tab=lend&position=7');
  expect(told(about)).toBe('#/trade/positionDetail?position=7');
});

test('a message about rights leads to where they are taken up while that is possible', () => {
  expect(told({ type: 'rights', id: '7' }, 'rights.last_day')).toBe('#/home/newStockPsBuy?issue=7');
  expect(told({ type: 'rights', id: '7' }, 'rights.allotted')).toBe('#/home/newStockps?tab=requests&issue=7');
});
