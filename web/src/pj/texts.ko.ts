/** Korean texts of information/pj. */
import type { PjTexts } from './texts.en.ts';

const texts: PjTexts = {
  title: '주식 담보 대출',
};

export default texts;
