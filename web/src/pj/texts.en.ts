/** English texts of information/pj. */
const texts = {
  title: 'Lend and pledge shares',
  kinds: 'What to do with shares',
  tabs: { lend: 'Lend', pledge: 'Pledge' },
};

export type PjTexts = typeof texts;

export default texts;
