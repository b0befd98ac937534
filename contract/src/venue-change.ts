/** How the terms of an order that rests at the venue are changed (rules §5), and what the venue says to it. */

/**
 * Other terms for an order in the book. At the same price with no more shares it keeps its place; otherwise it comes last at its price, or
 * takes what it now meets.
 */
export interface VenueChange {
  readonly orderId: string;
  /** 1, 2, 3… within the order over its whole life: each is made once, whoever tells it again. */
  readonly change: number;
  readonly price: number;
  /** Shares more or less than before, so that an execution on its way counts. With none left the order is out of the book, and filled. */
  readonly by: number;
}

export interface VenueChanged {
  readonly type: 'changed';
  readonly orderId: string;
  readonly change: number;
  /** Null: the new terms hold from here on. Otherwise the order stays as it was. */
  readonly refused: 'halted' | 'off_tick' | 'outside_band' | null;
  /** Number of the order's last execution before it. */
  readonly execution: number;
  readonly at: number;
}
