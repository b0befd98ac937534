/** A story in a reader's words: its text with the parameters in place. Pure; the texts are handed in. */
import { fillText, type FillOptions } from './format-params.ts';
import { stories, type Story, type StoryKey, type StoryText } from './stories.ts';

/** A message is read away from the screen that names the currency. A story that has one of its own names it in its text. */
const BOOKS_CURRENCY = 'INR';

export function formatStory(
  { key, params }: Story,
  { texts, ...where }: { texts: Readonly<Record<StoryKey, StoryText>> } & Pick<FillOptions, 'zone' | 'reasons'>,
): StoryText {
  const { title, body } = texts[key];
  const kinds = stories[key];
  const options = { kinds, values: params, currency: 'currency' in kinds ? '' : BOOKS_CURRENCY, ...where };
  return { title: fillText(title, options), body: fillText(body, options) };
}
