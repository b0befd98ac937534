/** A story in a reader's words: its text with the parameters in place. Pure; the texts are handed in. */
import { fillText, type FillOptions } from './format-params.ts';
import { stories, type Story, type StoryKey, type StoryText } from './stories.ts';

export function formatStory(
  { key, params }: Story,
  { texts, ...where }: { texts: Readonly<Record<StoryKey, StoryText>> } & Pick<FillOptions, 'zone' | 'reasons'>,
): StoryText {
  const { title, body } = texts[key];
  const options = { kinds: stories[key], values: params, ...where };
  return { title: fillText(title, options), body: fillText(body, options) };
}
