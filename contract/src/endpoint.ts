/**
 * One call of the API, defined once: the server registers it, the clients type their calls with it, the
 * OpenAPI file and the authorization tests are generated from it.
 */
import type * as z from 'zod/mini';
import type { Refusal, RefusalCode } from './errors.ts';

/** Who may call. A route without an audience does not compile, and does not start. */
export type Audience = 'public' | 'customer';

/**
 * What a freeze does not bar: taking back what is under way, lessening a risk that is there, what helps to lift the freeze, what guards the
 * account, asking us, and the reader's own order of things.
 */
type OpenWhileFrozen =
  | 'takes_back'
  | 'lessens_risk'
  | 'lifts_restriction'
  | 'guards_account'
  | 'asks_for_help'
  | 'own_arrangement';

/** What leads to one's own money, what lessens a risk that is there, and what was agreed on before. */
type OpenWithoutConsent = 'money_out' | 'lessens_risk' | 'agreed_before';

export interface Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  /** Below /api/vue, for instance "/trade/place". */
  readonly path: `/${string}`;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly audience: Audience;
  /** A mutation carries an Idempotency-Key: same key and body, same answer; same key, other body: refused. */
  readonly isMutation: boolean;
  /** Ends what somebody else may be doing in the account, or leads there: other calls never hold it up, however many. */
  readonly endsAccess?: true;
  /** Of a customer's mutation: why it stays open to somebody who is frozen; left out, it refuses with `identity.frozen`. */
  readonly openWhileFrozen?: OpenWhileFrozen;
  /** Of one that a freeze bars: why it is no new business, and open to a customer who has to agree to our terms first (decision 0102). */
  readonly openWithoutConsent?: OpenWithoutConsent;
  /** A long answer travels compressed. Only of what anybody may read: its length would tell of a secret that stands beside what the caller sends. */
  readonly isCompressed?: true;
  /** The body is a file and the input stands in the query (contract/src/uploads/calls.ts); left out it is JSON. */
  readonly body?: 'file';
  readonly input: Input;
  /** What a value outside of its field's shape is refused with, by the field; of the others it is `request.invalid`. */
  readonly unreadable?: Readonly<Record<string, Refusal>>;
  /** The shape of `data` when `status` is 1. */
  readonly output: Output;
  /** The refusals special to this call. The platform's own (`request.*`, `system.*`, `session.*`) may come from any. */
  readonly errors: readonly RefusalCode[];
}

/** Refused with `content.consent_due` while the customer has to agree first: every change but those that say why they stay open. */
export function isNewBusiness({
  audience,
  isMutation,
  openWhileFrozen,
  openWithoutConsent,
}: Pick<Endpoint, 'audience' | 'isMutation' | 'openWhileFrozen' | 'openWithoutConsent'>): boolean {
  return audience === 'customer' && isMutation && openWhileFrozen === undefined && openWithoutConsent === undefined;
}

export function define<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/** What a member of staff may be; maker and checker of funds are never one person (rules §10). */
export const staffRoles = [
  'identity_reviewer',
  'funds_maker',
  'funds_checker',
  'products',
  'risk',
  'content',
  'support',
  'auditor',
  'admin',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A call of the console, below /api/console. */
export interface StaffEndpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Omit<Endpoint<Input, Output>, 'audience' | 'body' | 'endsAccess' | 'openWhileFrozen' | 'openWithoutConsent'> {
  /** One of these roles is needed. "any": every signed-in member of staff. "public": the sign-in itself. */
  readonly roles: readonly StaffRole[] | 'any' | 'public';
}

export function defineStaff<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: StaffEndpoint<Input, Output>,
): StaffEndpoint<Input, Output> {
  return endpoint;
}

export type InputOf<E> = E extends { readonly input: infer I extends z.ZodMiniType } ? z.input<I> : never;
export type ParsedInputOf<E> = E extends { readonly input: infer I extends z.ZodMiniType } ? z.output<I> : never;
export type OutputOf<E> = E extends { readonly output: infer O extends z.ZodMiniType } ? z.output<O> : never;

/** Every answer of the API (spec §7). `status` 1 is success; on a refusal `data` names its code and parameters. */
export interface Envelope<T = unknown> {
  readonly status: 0 | 1;
  /** English text of a refusal, "success" otherwise. Clients prefer `data.code` (rules §11). */
  readonly msg: string;
  readonly data: T;
}
