/**
 * What the published rules decide of a case, for the practice reviewer (practice/reviewer.ts): a pure function of what a member of staff sees
 * of it, which answers the call that such a member would make. A domain writes it beside its reviews and names it in its queue.
 */
import type { InputOf, OutputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';

export interface PublishedRule {
  /** Shows the case to staff. */
  readonly look: StaffEndpoint;
  /** Null: the rules leave it to people. */
  readonly decide: (seen: never, asked: RuledCase) => Ruling | null;
}

export interface RuledCase {
  readonly case: string;
  /** Says who decides, for the customer and for staff. */
  readonly note: string;
}

export interface Ruling {
  readonly call: StaffEndpoint;
  readonly input: object;
}

export function publishedRule<E extends StaffEndpoint>(
  look: E,
  decide: (seen: OutputOf<E>, asked: RuledCase) => Ruling | null,
): PublishedRule {
  return { look, decide };
}

export function ruling<E extends StaffEndpoint>(call: E, input: InputOf<E> & object): Ruling {
  return { call, input };
}
