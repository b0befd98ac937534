/**
 * One call of the console's API, as a promise react-admin and react-query understand: an answer, or a ConsoleError whose
 * message is in the reader's language. A repetition of a mutation whose result is not known carries the same key, so that it
 * takes effect once.
 */
import { createStaffClient, type StaffCall } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { learnServerTime } from './clock.ts';
import { readSession } from './session.ts';

/** Of a mutation nobody knows; a reading just did not come. */
export type Failure = 'unknown' | 'unread' | 'failed' | 'unauthorized';

export class ConsoleError extends Error {
  /** react-admin's auth provider looks at this. */
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(message: string, status: number, refusal: Refusal | null = null) {
    super(message);
    this.status = status;
    this.refusal = refusal;
  }
}

export interface Wording {
  refusal(refusal: Refusal, message: string): Promise<string>;
  failure(failure: Failure): string;
}

export type Ask = <E extends StaffEndpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;

export interface AskOptions {
  readonly call: StaffCall;
  readonly wording: Wording;
  readonly newKey: () => string;
}

export function createAsk({ call, wording, newKey }: AskOptions): Ask {
  const openKeys = new Map<string, string>();
  return async (endpoint, input) => {
    const action = `${endpoint.path} ${JSON.stringify(input)}`;
    const key = openKeys.get(action) ?? newKey();
    if (endpoint.isMutation) openKeys.set(action, key);
    const result = await call(endpoint, input, endpoint.isMutation ? { idempotencyKey: key } : {});
    if (result.kind !== 'unknown') openKeys.delete(action);
    switch (result.kind) {
      case 'ok':
        return result.data;
      case 'refused':
        throw new ConsoleError(await wording.refusal(result.refusal, result.message), 400, result.refusal);
      case 'unauthorized':
        throw new ConsoleError(wording.failure('unauthorized'), 401);
      case 'unknown':
        throw new ConsoleError(wording.failure(endpoint.isMutation ? 'unknown' : 'unread'), 0);
      case 'failed':
        throw new ConsoleError(wording.failure('failed'), result.httpStatus);
      default:
        return assertNever(result);
    }
  };
}

/** With the token of this tab. */
export function staffCall(): StaffCall {
  return createStaffClient({
    origin: '',
    token: () => readSession()?.token ?? null,
    // What is asked for while the tab closes, such as giving a case back, still arrives.
    async fetch(url, init) {
      const sentAt = Date.now();
      const response = await fetch(url, { ...init, keepalive: true });
      learnServerTime({ sentAt, receivedAt: Date.now(), date: response.headers.get('date') });
      return response;
    },
  });
}
