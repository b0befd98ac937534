import type { Domain } from '../house.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { ORDERS_CASE_FILE } from './case-file.ts';
import { registerOrdersRoutes } from './routes.ts';

export const orders: Domain = {
  name: 'orders',
  invariants: ORDER_INVARIANTS,
  caseFile: ORDERS_CASE_FILE,
  toldEntries: ['order_fill', 'position_close', 'margin_added', 'allotment', 'block_trade'],
  open: (house) => ({
    routes: (server) => registerOrdersRoutes(server, house.orders),
    tasks: house.orders.tasks,
  }),
};
