import type { AskTexts } from './ask-texts.en.ts';

const texts: AskTexts = { ask: '고객센터에 문의' };

export default texts;
