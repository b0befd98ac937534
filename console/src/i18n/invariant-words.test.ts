import { expect, test } from 'vitest';
import { invariantMeaning, invariantTitle } from './invariant-words.ts';

const chain = { name: 'chain_is_gapless', meaning: 'A customer’s lines are numbered.' };

test('an invariant is read in the reader’s language; its English sentence is the server’s', () => {
  expect(invariantTitle(chain.name, 'en')).toBe('No line of a book is missing');
  expect(invariantTitle(chain.name, 'tw')).toBe('帳簿各行沒有缺漏');
  expect(invariantMeaning(chain, 'en')).toBe(chain.meaning);
  expect(invariantMeaning(chain, 'ko')).toContain('빈 번호 없이');
});

test.each(['one_of_tomorrow', 'constructor'])('one that is not known here keeps what the server says: %s', (name) => {
  for (const language of ['en', 'tw', 'ko'] as const) {
    expect(invariantTitle(name, language)).toBe(name.replaceAll('_', ' '));
    expect(invariantMeaning({ name, meaning: 'As the server says.' }, language)).toBe('As the server says.');
  }
});
