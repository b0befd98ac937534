/** One entry of the customer's journal, as the records show it. */
import type * as z from 'zod/mini';
import type { recordRow } from '@bahi/contract/funds.ts';

export type FundRecord = z.output<typeof recordRow>;
