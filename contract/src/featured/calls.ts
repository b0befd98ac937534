/** Themes that named people put together (screens marketTeshe). */
import * as z from 'zod/mini';
import { block } from '../content/blocks.ts';
import { documentLanguage } from '../content/kinds.ts';
import { define } from '../endpoint.ts';
import { businessDate, pageOf, paging } from '../shapes.ts';

export const listThemes = define({
  path: '/market/themes',
  summary: 'Themes put together by named people, newest first, with the reason and whether somebody paid for it.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ language: documentLanguage, ...paging }),
  output: pageOf(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The reason. */
      blocks: z.array(block),
      author: z.string(),
      date: businessDate,
      isPaid: z.boolean(),
      /** The house wrote it, and two of its people agreed. */
      isHouse: z.boolean(),
      symbols: z.array(z.string()),
    }),
  ),
  errors: [],
});
