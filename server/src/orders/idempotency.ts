/**
 * Idempotency of the hot order commands: key and body are kept, hashed, in the order's own row (rules §2). The
 * same key and body answer with that order as it is now; the same key with another body is refused.
 */
import { hash } from 'node:crypto';

export interface Request {
  /** 32 hex digits each. */
  readonly request: string;
  readonly body: string;
}

export function requestOf(key: string, bodyHash: string): Request {
  return {
    request: hash('sha256', key, 'hex').slice(0, 32),
    body: Buffer.from(bodyHash, 'base64url').toString('hex', 0, 16),
  };
}

/** The key of a command that a rule gives: once for each state of the position that it could act on. */
export function ruleRequest(rule: string, positionId: bigint, attempt: string): Request {
  const key = hash('sha256', `rule ${rule} ${positionId} ${attempt}`, 'hex').slice(0, 32);
  return { request: key, body: key };
}
