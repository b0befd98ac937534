/** What the words of stories are made of, apart from their loading. */
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';

/** Of one language: the stories, and the reasons of restrictions that stand in some of them. */
export interface StoryWords {
  readonly texts: Record<StoryKey, StoryText>;
  readonly reasons: Partial<Record<string, string>>;
}
