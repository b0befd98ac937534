const texts = { ask: 'Ask support' };

export type AskTexts = typeof texts;

export default texts;
