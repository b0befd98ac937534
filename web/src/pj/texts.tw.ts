/** Traditional Chinese texts of information/pj. */
import type { PjTexts } from './texts.en.ts';

const texts: PjTexts = {
  title: '股票質押',
};

export default texts;
