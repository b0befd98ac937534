/** English texts of refusals that only staff meet who write texts of the house. */
import type { contentStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'content.changed_since':
    'Version {version} was approved while you were writing. Open it and enter your changes again.',
  'content.group_unknown': 'Choose a group of this kind of text.',
  'content.asks_nobody': 'Consent is asked for the user agreement and the privacy policy only. Untick it.',
  'content.kept': 'This text cannot be removed. Propose a new version.',
  'content.symbol_unknown': 'There is no instrument with the code {symbol}. Check the code.',
  'content.symbols_missing': 'Enter the instruments of the theme.',
  'content.author_missing': 'Enter who put the theme together.',
  'content.empty': '{language}: enter the text.',
  'content.too_long': '{language}: the text is longer than {maximum} characters. Shorten it.',
  'content.html': '{language}, line {line}: remove the HTML tag.',
  'content.link_refused':
    '{language}, line {line}: {link} is not an https address or a screen of the app. Change the link.',
  'content.figure_unknown': '{language}, line {line}: there is no figure named {name}. Check the name.',
  'content.picture_refused':
    '{language}, line {line}: pictures from an address are not allowed. Use a figure: ![words](figure:name).',
  'content.key_unknown':
    '{language}, line {line}: {name} is not a key of the configuration that a text can show. Check the name.',
  'content.structure':
    '{language}, line {line}: this Markdown is not supported. Use headings ## and ###, paragraphs, lists of two levels, tables, quotes and figures.',
};
