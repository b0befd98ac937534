/** One entry of the customer's journal, as the records show it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getRecord } from '@bahi/contract/records/calls.ts';

export type FundRecord = OutputOf<typeof getRecord>;
