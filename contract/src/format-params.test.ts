/** Parts of a text that are left out: what has no end, and money that is none. Roles of staff are told by their words. */
import { expect, test } from 'vitest';
import { fillText } from './format-params.ts';
import { texts as en } from './new-shares/stories.en.ts';
import { texts as ko } from './new-shares/stories.ko.ts';
import { texts as tw } from './new-shares/stories.tw.ts';

const kinds = { name: 'text', amount: 'money', lots: 'int', until: 'end' } as const;

test.each([
  { amount: '500.00', text: 'Over. 500.00 is free again. Nothing is owed.' },
  { amount: '0.00', text: 'Over. Nothing is owed.' },
  { amount: null, text: 'Over. Nothing is owed.' },
])('a part that tells of $amount', ({ amount, text }) => {
  const template = 'Over.[ {amount} is free again.] Nothing is owed.';
  expect(fillText(template, { kinds, values: { amount }, zone: 'Asia/Kolkata' })).toBe(text);
});

const backKeys = [
  'new_shares.cancelled',
  'new_shares.called_off',
  'new_shares.not_won',
  'new_shares.forfeited',
] as const;

test.each(backKeys)('%s says that money is free again only where there was some, in each language', (key) => {
  for (const texts of [en, tw, ko]) {
    const said = (amount: string) =>
      fillText(texts[key].body, { kinds, values: { name: 'Neem', lots: 2, amount }, zone: 'Asia/Kolkata' });
    expect(said('900.00')).toContain('900.00');
    expect(said('0.00')).not.toMatch(/0\.00|[[\]{}]/);
    expect(said('0.00')).toMatch(/[.。]$/);
  }
});

test.each([
  { role: 'risk', said: 'Needs: Risk' },
  { role: 'risk, admin', said: 'Needs: Risk / Administrator' },
  { role: 'constructor', said: 'Needs: constructor' },
])('the roles $role are told by their words', ({ role, said }) => {
  const roles = { risk: 'Risk', admin: 'Administrator' };
  expect(fillText('Needs: {role}', { kinds: { role: 'role' }, values: { role }, zone: 'Asia/Kolkata', roles })).toBe(
    said,
  );
});

test.each([
  { template: 'Choose: {levels}.', said: 'Choose: 1, 2, 10.' },
  { template: '請選 {levels|、}。', said: '請選 1、2、10。' },
])('the items of a list stand in "$template" with what its language has between them', ({ template, said }) => {
  const values = { levels: '1, 2, 10' };
  expect(fillText(template, { kinds: { levels: 'text' }, values, zone: 'Asia/Kolkata' })).toBe(said);
});
