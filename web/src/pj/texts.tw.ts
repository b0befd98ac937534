/** Traditional Chinese texts of information/pj. */
import type { PjTexts } from './texts.en.ts';

const texts: PjTexts = {
  title: '股票出借與質押',
  kinds: '股票用途',
  tabs: { lend: '出借', pledge: '質押' },
};

export default texts;
