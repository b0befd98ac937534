import { expect, test } from 'vitest';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { practiceWords } from './practice-words.ts';
import { ticketWords } from './ticket-words.ts';
import { ticketsEn } from './tickets.en.ts';
import { ticketsKo } from './tickets.ko.ts';
import { ticketsTw } from './tickets.tw.ts';
import { tw } from './tw.ts';

test('what a practice install wrote is read in each language', () => {
  for (const text of Object.values(en)) {
    expect(practiceWords(text, en)).toBe(text);
    expect(practiceWords(text, tw)).toMatch(/[\u4e00-\u9fff]/);
    expect(practiceWords(text, ko)).toMatch(/[\uac00-\ud7a3]/);
  }
  for (const text of Object.values(ticketsEn)) {
    expect(ticketWords(text, ticketsTw)).toMatch(/[\u4e00-\u9fff]/);
    expect(ticketWords(text, ticketsKo)).toMatch(/[\uac00-\ud7a3]/);
  }
});

test.each(['The board answers questions on Friday.', 'rehearsal upi', 'Rehearsal UPI 2', 'past', 'constructor', ''])(
  'what staff typed stays as it was typed: "%s"',
  (text) => {
    for (const texts of [en, tw, ko]) expect(practiceWords(text, texts)).toBe(text);
  },
);
