import type { AskTexts } from './ask-texts.en.ts';

const texts: AskTexts = { ask: '詢問客服' };

export default texts;
