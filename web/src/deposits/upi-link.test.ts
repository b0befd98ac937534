import { expect, test } from 'vitest';
import { upiLink } from './upi-link.ts';

test('a UPI app finds payee, amount and reference in the link, whatever signs they hold', () => {
  const link = upiLink({
    handle: 'clients@bahi.practice',
    payee: 'Bahi & Sons',
    amount: '5000.00',
    reference: 'BH-7Q2K',
  });
  expect(link.startsWith('upi://pay?')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('?'))))).toEqual({
    pa: 'clients@bahi.practice',
    pn: 'Bahi & Sons',
    am: '5000.00',
    cu: 'INR',
    tr: 'BH-7Q2K',
    tn: 'BH-7Q2K',
  });
});
