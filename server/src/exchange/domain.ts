import type { Domain } from '../house.ts';
import { createQuotes } from '../platform/quotes.ts';
import { EXCHANGE_INVARIANTS } from './audit.ts';
import { EXCHANGE_CASE_FILE } from './case-file.ts';
import { registerExchangeRoutes } from './routes.ts';

export const exchange: Domain = {
  name: 'exchange',
  invariants: EXCHANGE_INVARIANTS,
  caseFile: EXCHANGE_CASE_FILE,
  toldEntries: ['exchange_out', 'exchange_in'],
  open: (house) => ({ routes: (server) => registerExchangeRoutes(server, { ...house, quotes: createQuotes() }) }),
};
