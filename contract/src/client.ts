/** The typed call every client makes: web app, console, tests, benches. */
import type { Endpoint, Envelope, InputOf, OutputOf, StaffEndpoint } from './endpoint.ts';
import type { Refusal } from './errors.ts';
import type * as z from 'zod/mini';

export type CallResult<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly message: string }
  /** The session is over (HTTP 401). */
  | { readonly kind: 'unauthorized'; readonly message: string }
  /** No answer came in time, or the connection broke: the call may or may not have taken effect. */
  | { readonly kind: 'unknown' }
  /** The server answered outside the contract (5xx, not JSON). */
  | { readonly kind: 'failed'; readonly httpStatus: number; readonly message: string };

export interface ClientOptions {
  /** "" in the browser; "http://127.0.0.1:8080" elsewhere. */
  readonly origin: string;
  /** Read at every call. */
  readonly credentials: () => { readonly token: string; readonly account: string } | null;
  readonly fetch?: typeof fetch;
  /** Spec §7: 10 seconds. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  /** Required for a mutation; the same key again is a safe retry. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type Call = <E extends Endpoint<z.ZodMiniType, z.ZodMiniType>>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<CallResult<OutputOf<E>>>;

export const API_BASE = '/api/vue';
export const STAFF_API_BASE = '/api/console';

export function createClient({ credentials, ...options }: ClientOptions): Call {
  return callerOf({ ...options, base: API_BASE }, () => {
    const who = credentials();
    return who === null ? {} : { token: who.token, account: who.account };
  });
}

export interface StaffClientOptions extends Omit<ClientOptions, 'credentials'> {
  /** Read at every call. */
  readonly token: () => string | null;
}

export type StaffCall = <E extends StaffEndpoint<z.ZodMiniType, z.ZodMiniType>>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<CallResult<OutputOf<E>>>;

/** The console's calls, with a staff token. */
export function createStaffClient({ token, ...options }: StaffClientOptions): StaffCall {
  return callerOf({ ...options, base: STAFF_API_BASE }, () => {
    const value = token();
    return value === null ? {} : { 'staff-token': value };
  });
}

type Transport = Omit<ClientOptions, 'credentials'> & { readonly base: string };
type AnyCall = <E extends Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'path' | 'input' | 'output'>>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<CallResult<OutputOf<E>>>;

function callerOf(
  { origin, base, fetch: send = fetch, timeoutMs = 10_000 }: Transport,
  identify: () => Record<string, string>,
): AnyCall {
  return async (endpoint, input, options = {}) => {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...identify() };
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(`${origin}${base}${endpoint.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
        signal: options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]),
      });
      return resultOf<OutputOf<typeof endpoint>>(response.status, await response.text());
    } catch {
      return { kind: 'unknown' };
    }
  };
}

/** What an answer says, however it was fetched: a file goes another way, with its progress (web/src/data/send-file.ts). */
export function resultOf<T>(httpStatus: number, text: string): CallResult<T> {
  const envelope = parseEnvelope(text);
  if (httpStatus === 401) return { kind: 'unauthorized', message: envelope.msg };
  if (envelope.status === 1) return { kind: 'ok', data: envelope.data as T };
  if (isRefusal(envelope.data)) return { kind: 'refused', refusal: envelope.data, message: envelope.msg };
  return { kind: 'failed', httpStatus, message: envelope.msg };
}

/** A body that is no envelope (a proxy's error page) counts as a failure with no message. */
function parseEnvelope(text: string): Envelope {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    if (value !== null && typeof value === 'object' && (value.status === 0 || value.status === 1)) {
      return { status: value.status, msg: String(value.msg ?? ''), data: value.data };
    }
  } catch {
    // Falls through to the same answer.
  }
  return { status: 0, msg: '', data: null };
}

function isRefusal(data: unknown): data is Refusal {
  return (
    typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string' && 'params' in data
  );
}
