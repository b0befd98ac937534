/** What news and messages say, in the reader's language: the texts are loaded when the first of them is shown. */
import type { Story, StoryKey, StoryText } from '@bahi/contract/stories.ts';
import { formatStory } from '@bahi/contract/format-story.ts';
import { marketZone } from '../data/zone.ts';
import { getLanguage } from './language.ts';
import { defineTexts, useTexts } from './texts.ts';

const storyTexts = defineTexts<Record<StoryKey, StoryText>>({
  en: () => import('@bahi/contract/story-texts/en.ts').then(({ en }) => ({ default: en })),
  tw: () => import('@bahi/contract/story-texts/tw.ts').then(({ tw }) => ({ default: tw })),
  ko: () => import('@bahi/contract/story-texts/ko.ts').then(({ ko }) => ({ default: ko })),
});

/** Suspends until the texts are here: give it a Suspense of its own where the rest of the screen can do without. */
export function useStoryText(): (story: Story) => StoryText {
  const texts = useTexts(storyTexts);
  return (story) => formatStory(story, { texts, zone: marketZone() });
}

/** Outside React, for a message that arrives. */
export async function storyText(story: Story): Promise<StoryText> {
  return formatStory(story, { texts: await storyTexts.load(getLanguage()), zone: marketZone() });
}
