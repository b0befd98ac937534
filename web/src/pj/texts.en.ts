/** English texts of information/pj. */
const texts = {
  title: 'Pledge shares',
};

export type PjTexts = typeof texts;

export default texts;
