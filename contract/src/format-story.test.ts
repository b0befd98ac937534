import { expect, test } from 'vitest';
import { texts as alertsKo } from './alerts/stories.ko.ts';
import { formatStory } from './format-story.ts';
import { texts as depositsEn } from './deposits/stories.en.ts';
import { texts as depositsKo } from './deposits/stories.ko.ts';
import { texts as newsEn } from './news/stories.en.ts';
import { texts as newsTw } from './news/stories.tw.ts';
import { texts as noticesEn } from './notices/stories.en.ts';
import { texts as noticesTw } from './notices/stories.tw.ts';
import { texts as staffEn } from './staff/stories.en.ts';
import type { StoryKey, StoryText } from './stories.ts';

type Texts = Readonly<Record<StoryKey, StoryText>>;

const en = { ...newsEn, ...noticesEn, ...depositsEn, ...staffEn } as Texts;
const tw = { ...newsTw, ...noticesTw } as Texts;
const ko = { ...alertsKo, ...depositsKo } as Texts;
const zone = 'Asia/Kolkata';

test('parameters are written by their kind', () => {
  const closed = {
    key: 'news.session_closed' as const,
    params: { name: 'Bahi 50', level: '21450.05', change: '-1.2', date: '2026-11-20' },
  };
  expect(formatStory(closed, { texts: en, zone }).title).toBe('Close of 2026.11.20: Bahi 50 21,450.05, −1.20%');
  const halted = {
    key: 'notice.halted' as const,
    params: { name: 'Bahi 50', rate: 10, until: Date.UTC(2026, 10, 20, 8) },
  };
  expect(formatStory(halted, { texts: tw, zone }).title).toBe('全市場暫停交易至 2026.11.20 13:30:00');
  const cross = { key: 'alert.above' as const, params: { symbol: 'USDJPY', level: '151.2045', price: '151.2100' } };
  expect(formatStory(cross, { texts: ko, zone }).body).toContain('151.2100');
});

test('money says its currency, which some stories have as a parameter of their own', () => {
  const credited = { key: 'deposit.credited', params: { amount: '5000.00', reference: 'K7' } } as const;
  expect(formatStory(credited, { texts: en, zone }).title).toBe('Deposit of 5,000.00 INR credited');
  expect(formatStory(credited, { texts: ko, zone }).body).toContain('5,000.00 INR이 예수금에 반영되었고');
  const params = { entry: '7', amount: '-12.00', currency: 'USD', reason: 'typed twice', owed: '2.00' };
  const { title } = formatStory({ key: 'correction.made_owed', params }, { texts: en, zone });
  expect(title).toBe('Entry 7 was corrected: −12.00 USD, and you owe 2.00 USD');
});

test('a parameter that is missing shows its name, and text from a company’s name is never a placeholder', () => {
  const { title } = formatStory({ key: 'notice.readmitted', params: { name: '{symbol}' } }, { texts: en, zone });
  expect(title).toBe('{symbol} trades again');
});

test('a text may tell a whole number by its tenth: ten crore are one 億', () => {
  const story = { key: 'news.order_won', params: { symbol: 'VRM', name: 'Varuna Motors', crores: 1255 } } as const;
  const titles = [en, tw].map((texts) => formatStory(story, { texts, zone: 'Asia/Kolkata' }).title);
  expect(titles).toEqual(['Varuna Motors wins an order of 1,255 crore', 'Varuna Motors 取得 125.5 億盧比訂單']);
  const whole = formatStory({ ...story, params: { ...story.params, crores: 30 } }, { texts: tw, zone: 'Asia/Kolkata' });
  expect(whole.title).toBe('Varuna Motors 取得 3 億盧比訂單');
});
