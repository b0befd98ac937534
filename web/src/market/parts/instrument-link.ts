/** The address of an instrument's page: an index has one of its own (spec §2). */
import type { instrumentKind } from '@bahi/contract/market/calls.ts';
import type * as z from 'zod/mini';
import { href } from '../../shell/location.ts';

export function instrumentHref(symbol: string, kind: z.output<typeof instrumentKind> | undefined): string {
  return href(kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail', { symbol });
}
