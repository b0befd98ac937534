/** What a customer has in one currency. */
import type { listBalances } from '@bahi/contract/exchange/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';

export type CurrencyBalance = OutputOf<typeof listBalances>[number];
