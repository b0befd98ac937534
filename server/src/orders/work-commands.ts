/** What is asked of the batch of cancel-and-close.ts. */
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import type { Orderer } from './accounts.ts';
import type { Request } from './idempotency.ts';
import type { Origin } from './rows.ts';

export interface CancelCommand extends Request {
  readonly type: 'cancel';
  readonly customerId: bigint;
  readonly orderId: bigint;
}

export interface CloseCommand extends Request, Orderer {
  readonly type: 'close';
  readonly positionId: bigint;
  readonly terms: CloseTerms;
  /** The rule that the monitor found due; another one may be by then. A rule closes at market, whatever the account's restrictions, and takes the place of a waiting limit order. */
  readonly origin: Exclude<Origin, 'day'>;
  /** Of a square-off: the first moment at which it is too late. */
  readonly until?: number;
  /** Of a forced sale: how many shares of the position were pledged when it was found due. */
  readonly pledged?: number;
}

/** An opening order of whoever may open nothing any more, or of a mandate whose square-off began; judged again under the lock. */
export interface TakeBackCommand {
  readonly type: 'take_back';
  readonly why: 'restricted' | 'square_off';
  readonly customerId: bigint;
  readonly orderId: bigint;
}

export type WorkCommand = CancelCommand | CloseCommand | TakeBackCommand;
