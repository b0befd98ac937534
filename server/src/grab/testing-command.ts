/** A request as a call brings it, for tests and the processes they kill; of no session, so that no fund password is asked for. */
import { requestOf } from '../orders/service.ts';
import type { GrabCommand } from './grabbing.ts';

export function commandOf(of: Omit<GrabCommand, 'request' | 'body' | 'sessionId'>, key: string): GrabCommand {
  const body = Buffer.from(`${of.offerId} ${of.lots}`.padEnd(32, '.')).toString('base64url');
  return { ...of, sessionId: null, ...requestOf(key, body) };
}
