/** A code beside a password (rules §6): the authenticator's where one is set up; for some things a message's will do. */
import { hasTotp, matchCode, spendCode, type CodeMatch, type TotpDeps } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { checkMessageCode, spendMessageCode, type CodeDeps, type MessageCodeMatch } from './codes.ts';
import { phoneOf } from './phone.ts';

interface CodeAsk {
  readonly customerId: bigint;
  readonly code: string | undefined;
  readonly now: number;
}

/** Null: none is set up, and none is asked for. */
export async function checkCode(deps: TotpDeps, { customerId, code, now }: CodeAsk): Promise<CodeMatch | null> {
  if (!(await hasTotp(deps.db, customerId))) return null;
  if (code === undefined || code === '') refuse('security.code_needed', {});
  return (await matchCode(deps, { customerId, code, now })) ?? refuse('security.code_wrong', {});
}

/** Where nothing goes without one. */
export async function requireCode(deps: TotpDeps, ask: CodeAsk): Promise<CodeMatch> {
  return (await checkCode(deps, ask)) ?? refuse('security.totp_not_set', {});
}

/** Of the authenticator, or of a message. */
export type EitherCode = { readonly authenticator: CodeMatch } | { readonly message: MessageCodeMatch };

/** Null: there is neither an authenticator nor a phone that codes can be sent to. */
export async function checkEither(
  deps: TotpDeps & CodeDeps,
  { customerId, code, now, purpose }: CodeAsk & { purpose: 'fund_password' | 'unfreeze' },
): Promise<EitherCode | null> {
  const { db, keys, messenger } = deps;
  const hasAuthenticator = await hasTotp(db, customerId);
  const phone = messenger.canSend ? await phoneOf(db, keys, customerId) : null;
  if (!hasAuthenticator && phone === null) return null;
  if (code === undefined || code === '') refuse('security.code_needed', {});
  const authenticator = hasAuthenticator ? await matchCode(deps, { customerId, code, now }) : null;
  if (authenticator !== null) return { authenticator };
  if (phone === null || !/^[0-9]{6}$/.test(code)) refuse('security.code_wrong', {});
  return { message: await checkMessageCode(deps, { purpose, address: { phone }, by: customerId, code, now }) };
}

/** Inside the transaction it allows. */
export async function spendEither(tx: Tx, code: EitherCode, now: number): Promise<void> {
  if ('authenticator' in code) await spendCode(tx, code.authenticator);
  else await spendMessageCode(tx, code.message, now);
}
