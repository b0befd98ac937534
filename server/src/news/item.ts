/** What a piece of news is made of before it has a number. */
import type { StoryKey } from '@bahi/contract/stories.ts';

export interface NewItem {
  /** The same piece has the same origin for ever. */
  readonly origin: string;
  readonly kind: 'news' | 'notice';
  readonly source: string;
  /** UTC ms. */
  readonly at: number;
  readonly pinnedUntil: number | null;
  readonly content: StoryContent | TextContent;
  readonly symbols: readonly string[];
}

export interface StoryContent {
  readonly key: StoryKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** In the words of its publisher, as plain text. */
export interface TextContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** https only. */
  readonly link: string | null;
}
