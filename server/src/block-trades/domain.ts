import type { Domain } from '../house.ts';
import { verifiedAmong } from '../verification/service.ts';
import { BLOCK_TRADE_INVARIANTS } from './audit.ts';
import { BLOCK_TRADES_CASE_FILE } from './case-file.ts';
import { BLOCK_TRADES_QUEUE } from './cases.ts';
import { createBlockTasks } from './jobs.ts';
import { blockProduct } from './product.ts';
import { registerBlockReviews } from './reviews.ts';
import { registerBlockTradesRoutes } from './routes.ts';

export const blockTrades: Domain = {
  name: 'block-trades',
  invariants: BLOCK_TRADE_INVARIANTS,
  caseFile: BLOCK_TRADES_CASE_FILE,
  queue: BLOCK_TRADES_QUEUE,
  product: blockProduct,
  open: (house) => ({
    routes: (server) => registerBlockTradesRoutes(server, { ...house, verifiedAmong }),
    tasks: createBlockTasks(house),
    reviews: (desk) => registerBlockReviews(desk, house),
  }),
};
