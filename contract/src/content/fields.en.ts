/** English words of the fields that calls of the texts of the house alone have. */
export const texts = {
  asksAgain: 'whether consent is asked again',
  base: 'the version',
  body: 'the text',
  effectiveAt: 'when it takes effect',
  group: 'the group',
  key: 'the text’s key',
  since: 'the version',
  texts: 'the text',
  title: 'the title',
  version: 'the version',
};
