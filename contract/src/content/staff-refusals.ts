/** Refusals that only staff meet who write texts of the house: the app does not load their words. `language` is en, tw or ko. */
export const contentStaff = {
  'content.changed_since': { version: 'int' },
  'content.group_unknown': {},
  'content.asks_nobody': {},
  'content.kept': {},
  'content.symbol_unknown': { symbol: 'text' },
  'content.symbols_missing': {},
  'content.author_missing': {},
  'content.empty': { language: 'text' },
  'content.too_long': { language: 'text', maximum: 'int' },
  'content.html': { language: 'text', line: 'int' },
  'content.link_refused': { language: 'text', line: 'int', link: 'text' },
  'content.figure_unknown': { language: 'text', line: 'int', name: 'text' },
  'content.picture_refused': { language: 'text', line: 'int' },
  'content.key_unknown': { language: 'text', line: 'int', name: 'text' },
  'content.structure': { language: 'text', line: 'int' },
} as const;
