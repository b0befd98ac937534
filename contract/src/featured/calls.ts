/** Themes that named people put together (screens marketTeshe). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, pageOf, paging } from '../shapes.ts';

/** A text in each language; a missing one is shown in English. */
const localText = z.object({ en: z.string(), tw: z.string(), ko: z.string() });

export const listThemes = define({
  path: '/market/themes',
  summary: 'Themes put together by named people, newest first, with the reason and whether somebody paid for it.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id: z.string(),
      title: localText,
      reason: localText,
      author: z.string(),
      date: businessDate,
      isPaid: z.boolean(),
      symbols: z.array(z.string()),
    }),
  ),
  errors: [],
});
