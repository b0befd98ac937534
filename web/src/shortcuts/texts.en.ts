const texts = {
  title: 'Keyboard shortcuts',
  intro: 'They work on every page while you are not typing.',
  keys: {
    b: 'Buy the instrument shown',
    s: 'Sell the instrument shown',
    '/': 'Search instruments',
    '?': 'Show this list',
  },
  noneShown: 'Where no instrument is shown, B and S open the search.',
  use: 'Use shortcuts',
  useHint: 'You can change this in Settings.',
};

export type ShortcutTexts = typeof texts;

export default texts;
