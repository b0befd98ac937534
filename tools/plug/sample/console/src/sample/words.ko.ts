/** Korean words of wishes. */
import type { en } from './words.en.ts';

export const ko: typeof en = { wish: '소원', facts: '관련 정보', answer: '답변', done: (name) => `답변함: ${name}` };
