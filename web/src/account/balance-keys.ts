/** The figures of the account's head, in their order. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/records/calls.ts';

export type Summary = OutputOf<typeof getSummary>;

export const balanceKeys = ['available', 'total', 'frozen', 'marketValue', 'profit', 'realised'] as const;
export type BalanceKey = (typeof balanceKeys)[number];
