/** By what customers choose where they are told (decision 0105): the kind of a message, and apart from it what warns of a loss. */
import * as z from 'zod/mini';
import type { StoryKey } from '../stories.ts';
import type { messageKind } from './calls.ts';

export const messageGroups = ['security', 'risk', 'decision', 'money', 'order', 'alert', 'notice'] as const;

export const messageGroup = z.enum(messageGroups);
export type MessageGroup = z.output<typeof messageGroup>;

/** Read in the app by whoever holds the account: these cannot be turned off there. */
export const ALWAYS_IN_APP: ReadonlySet<MessageGroup> = new Set<MessageGroup>(['security', 'risk']);

/** Shares or margin may be sold without another word. */
export const RISK_STORIES: readonly StoryKey[] = [
  'position.warned',
  'position.closed_out',
  'pledges.warning',
  'pledges.notice',
  'pledges.sold',
  'pledges.due_waits',
  'pledges.overdue',
  'loans.due_waits',
  'loans.overdue',
];

export function groupOf(key: StoryKey, kind: z.output<typeof messageKind>): MessageGroup {
  return RISK_STORIES.includes(key) ? 'risk' : kind;
}
