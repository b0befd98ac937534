const texts = { ask: 'Ask customer service' };

export type AskTexts = typeof texts;

export default texts;
