/** A story in a reader's words: its text with the parameters in place. Pure; the texts are handed in. */
import { fillText } from './format-params.ts';
import { stories, type Story, type StoryKey, type StoryText } from './stories.ts';

export function formatStory(
  { key, params }: Story,
  { texts, zone }: { texts: Readonly<Record<StoryKey, StoryText>>; zone: string },
): StoryText {
  const { title, body } = texts[key];
  const options = { kinds: stories[key], values: params, zone };
  return { title: fillText(title, options), body: fillText(body, options) };
}
