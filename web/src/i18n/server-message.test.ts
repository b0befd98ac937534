import { expect, test } from 'vitest';
import en from './messages.en.ts';
import tw from './messages.tw.ts';
import ko from './messages.ko.ts';
import { translateMessage } from './server-message.ts';

test.each([
  ['a known message', '账号或密码错误', 'Account or password is wrong'],
  ['spaces around it', ' 余额不足 ', 'Balance is short'],
  ['a time range', '充值时间为09:30:00-23:59:00', 'Deposits are taken 09:30:00-23:59:00'],
  [
    'a time range inside a sentence',
    '不在提现时间内，提现时间为09:30:00-24:00:00',
    'Outside withdrawal hours 09:30:00-24:00:00',
  ],
  ['a number', 'T+5日不可卖出', 'You cannot sell before T+5'],
  ['a decimal number', '最低提现金额为100.50', 'The minimum withdrawal is 100.50'],
  ['a grouped number', '最低充值金额为5,000', 'The minimum deposit is 5,000'],
  ['a Chinese stop at its end', '余额不足。', 'Balance is short'],
  ['an exclamation mark at its end', '签到成功！', 'Signed in'],
  ['a blank behind 为', '最低充值金额为 5,000', 'The minimum deposit is 5,000'],
  ['full-width digits', '买入３０分钟内不可卖出', 'You cannot sell within 30 minutes of buying'],
  [
    'full-width digits of a time range',
    '提现时间为０９：３０：００－２４：００：００',
    'Withdrawals are taken 09:30:00-24:00:00',
  ],
  ['a negative number', '最低提现金额为-100.50', 'The minimum withdrawal is -100.50'],
  ['the Traditional Chinese of a message', '帳號或密碼錯誤', 'Account or password is wrong'],
  [
    'the Traditional Chinese of a message with a number',
    '買入 30 分鐘內不可賣出！',
    'You cannot sell within 30 minutes of buying',
  ],
  ['no translation, with Chinese', '服务器出错了', 'Error'],
  ['no translation, with Chinese and a number', '错误42', 'Error'],
  ['no translation, without Chinese', 'Something else', 'Something else'],
  ['a name of every object', 'constructor', 'constructor'],
  ['nothing', '', 'Error'],
])('%s', (_name, message, shown) => {
  expect(translateMessage(message, en)).toBe(shown);
});

test('several numbers come back in their order', () => {
  const table = { error: 'Error', table: { '{n}到{n}之间': 'between {n} and {n}' } };
  expect(translateMessage('5到10之间', table)).toBe('between 5 and 10');
});

test('a time range and a number in one message come back both', () => {
  const table = { error: 'Error', table: { '{time}最低{n}': 'at least {n} during {time}' } };
  expect(translateMessage('09:30:00-24:00:00 最低 -100。', table)).toBe('at least -100 during 09:30:00-24:00:00');
});

test('no two messages of a table are one for the reader', () => {
  const texts = Object.keys(en.table);
  expect(new Set(texts.map((text) => translateMessage(text, en))).size).toBe(new Set(Object.values(en.table)).size);
});

test('each language speaks its own', () => {
  expect([translateMessage('买入30分钟内不可卖出', tw), translateMessage('买入30分钟内不可卖出', ko)]).toEqual([
    '買進 30 分鐘內不可賣出',
    '매수 후 30분 안에는 팔 수 없습니다',
  ]);
});

test('a translation keeps the placeholders of its message', () => {
  for (const { table } of [en, tw, ko]) {
    for (const [message, text] of Object.entries(table)) {
      expect(placeholders(text), message).toEqual(placeholders(message));
    }
  }
});

function placeholders(text: string): string[] {
  return text.match(/\{(time|n)\}/g) ?? [];
}
