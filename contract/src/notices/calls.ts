/** Instruments under notice (screens marketQuestion). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { instrumentKind, statusReason } from '../market/calls.ts';
import { businessDate, pageOf, paging } from '../shapes.ts';

export const noticeKind = z.enum(['suspended', 'off_shelf', 'halted', 'narrow_band', 'split', 'bonus', 'dividend']);

export const listNotices = define({
  path: '/market/notices',
  summary:
    'Instruments under notice: what does not trade, then corporate actions, then narrow bands; each newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ kind: z.optional(noticeKind), ...paging }),
  output: pageOf(
    z.object({
      symbol: z.string(),
      instrument: instrumentKind,
      kind: noticeKind,
      /** Since when it stands, or the ex-date of a corporate action. */
      date: businessDate,
      reason: z.nullable(statusReason),
      /** Split and bonus "2:1"; dividend INR a share; narrow band the percent. */
      detail: z.nullable(z.string()),
    }),
  ),
  errors: [],
});
