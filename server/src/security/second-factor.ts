/** The authenticator's code beside a password: asked for where one is set up (rules §6). */
import { hasTotp, matchCode, type CodeMatch, type TotpDeps } from '../identity/service.ts';
import { refuse } from '../platform/refuse.ts';

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
