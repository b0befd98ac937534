/** What news and messages say, in the reader's language: the texts are loaded when the first of them is shown. */
import type { Story, StoryText } from '@bahi/contract/stories.ts';
import { formatStory } from '@bahi/contract/format-story.ts';
import { marketZone } from '../data/zone.ts';
import { getLanguage } from './language.ts';
import { defineTexts, useTexts } from './texts.ts';

const storyTexts = defineTexts(import.meta.glob<typeof import('./stories.en.ts')>('./stories.{en,tw,ko}.ts'));

/** Suspends until the texts are here: give it a Suspense of its own where the rest of the screen can do without. */
export function useStoryText(): (story: Story) => StoryText {
  const words = useTexts(storyTexts);
  return (story) => formatStory(story, { ...words, zone: marketZone() });
}

/** Outside React, for a message that arrives. */
export async function storyText(story: Story): Promise<StoryText> {
  return formatStory(story, { ...(await storyTexts.load(getLanguage())), zone: marketZone() });
}
