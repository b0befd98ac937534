/** Traditional Chinese words of wishes. */
import type { en } from './words.en.ts';

export const tw: typeof en = { wish: '願望', facts: '相關資料', answer: '答覆', done: (name) => `已回覆：${name}` };
