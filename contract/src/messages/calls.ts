/** What Bahi tells one customer (spec §2 msgInfo): kept, ordered, read or unread, and on the stream. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';
import { aboutTypes, story } from '../stories.ts';

export const messageKind = z.enum(['decision', 'order', 'money', 'security', 'notice', 'alert']);

export const message = z.object({
  id,
  kind: messageKind,
  at: instant,
  isRead: z.boolean(),
  story,
  /** What it is about; the app opens its screen. */
  about: z.nullable(
    z.object({
      type: z.enum(aboutTypes),
      id: z.string(),
    }),
  ),
});

export const listMessages = define({
  path: '/messages/list',
  summary: 'The customer’s messages, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ kind: z.optional(messageKind), isUnread: z.optional(z.boolean()), ...paging }),
  output: z.object({ ...pageOf(message).shape, unread: z.int() }),
  errors: [],
});

export const getMessage = define({
  path: '/messages/get',
  summary: 'One message of the customer’s, as a notification names it.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ id }),
  output: message,
  errors: ['messages.unknown'],
});

export const markMessagesRead = define({
  path: '/messages/read',
  summary: 'Marks messages as read: the named ones, or all up to one.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.union([z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }), z.object({ through: id })]),
  output: z.object({ unread: z.int() }),
  errors: [],
});
