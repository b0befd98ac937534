/** Refusals of messages; errors.ts says what the kinds mean. */
export const messages = {
  'messages.unknown': {},
} as const;
