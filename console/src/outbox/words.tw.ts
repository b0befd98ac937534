/** The words of the outbox in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  hint: '僅限練習環境：發往手機與電子信箱的訊息只會停留在此。',
  to: '收件對象',
  nobody: '無所屬',
  text: '訊息',
  language: '語言',
};
