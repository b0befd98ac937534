/** How commands answer inside a batch: a refusal is a value there, so that it rolls back nobody else. */
import type { OrderRejection } from '@bahi/core/order-rejection.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { OrderRow } from './rows.ts';

export type CommandAnswer =
  /** `isNew`: made by this command, and so to be handed on; not a repetition. */
  { readonly order: OrderRow; readonly isNew: boolean } | { readonly refusal: Refusal };

/** Core's rejections are refusals of the contract: this line does not compile when their codes or parameters differ. */
export function asRefusal(rejection: OrderRejection): Refusal {
  return rejection;
}
