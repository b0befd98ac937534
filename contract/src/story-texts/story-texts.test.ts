import { expect, test } from 'vitest';
import { formatStory } from '../format-story.ts';
import { stories } from '../stories.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { tw } from './tw.ts';

const zone = 'Asia/Kolkata';

test('every story has its title and body in three languages, and each uses only the story’s parameters', () => {
  for (const [language, texts] of Object.entries({ en, tw, ko })) {
    expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(stories).toSorted());
    for (const [key, kinds] of Object.entries(stories)) {
      const { title, body } = texts[key as keyof typeof stories];
      expect(title.length * body.length, `${language} ${key}`).toBeGreaterThan(0);
      const used = [...`${title} ${body}`.matchAll(/\{([^}]*?)(\/10)?\}/g)].map((match) => match[1]!);
      expect(
        used.filter((name) => !Object.hasOwn(kinds, name)),
        `${language} ${key}`,
      ).toEqual([]);
      // Nothing that is known goes untold.
      expect(
        Object.keys(kinds).filter((name) => !used.includes(name)),
        `${language} ${key}`,
      ).toEqual([]);
    }
  }
});

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
