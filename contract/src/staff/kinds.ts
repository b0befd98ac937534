/** What domains bring to staff: queues of requests that people decide, a domain's own in its `queue.ts`, and kinds of product. */
import { blockTrades } from '../block-trades/queue.ts';
import { corporateActions } from '../corporate-actions/queue.ts';
import { dayTrading } from '../day-trading/queue.ts';
import { deposits } from '../deposits/queue.ts';
import { institutions } from '../institutions/queue.ts';
import { loans } from '../loans/queue.ts';
import { pledges } from '../pledges/queue.ts';
import { placements } from '../placements/queue.ts';
import { restrictions } from '../restrictions/queue.ts';
import { support } from '../support/queue.ts';
import { verification } from '../verification/queue.ts';
import { withdrawals } from '../withdrawals/queue.ts';

/** With those who decide its cases, in the order in which the console shows them. */
export const queues = {
  ...verification,
  ...deposits,
  ...withdrawals,
  ...restrictions,
  ...corporateActions,
  ...placements,
  ...blockTrades,
  ...loans,
  ...pledges,
  ...dayTrading,
  ...support,
  ...institutions,
};

/** In the order in which they are listed. */
export const productKinds = [
  'new_shares',
  'placement',
  'rights',
  'corporate_action',
  'block_trade',
  'grab',
  'pool',
] as const;
