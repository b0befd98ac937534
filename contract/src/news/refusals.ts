/** Refusals of news; errors.ts says what the kinds mean. */
export const news = {
  'news.removed': {},
} as const;
