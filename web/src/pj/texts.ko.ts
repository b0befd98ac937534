/** Korean texts of information/pj. */
import type { PjTexts } from './texts.en.ts';

const texts: PjTexts = {
  title: '주식 대여와 담보 대출',
  kinds: '주식 활용',
  tabs: { lend: '대여', pledge: '담보 대출' },
};

export default texts;
