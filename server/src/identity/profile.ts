/** What the signed-in customer sees of the own account (spec §3 Account). */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getInviter, getUser } from '@bahi/contract/identity/calls.ts';
import { maskedAccount } from '@bahi/core/account.ts';
import type { Tx } from '../platform/database.ts';
import { refuseIf } from '../platform/refuse.ts';
import type { Principal } from '../platform/sessions.ts';
import { restrictionsInForce } from '../restrictions/service.ts';
import { avatarOf } from '../uploads/service.ts';
import { verificationState } from '../verification/service.ts';
import { dueNotices } from './sessions.ts';
import { judgeCode, localNameOf, ownCode } from './codes.ts';
import { findCustomer, findOrigin } from './store.ts';

export async function userInfo(tx: Tx, who: Principal, now: number): Promise<OutputOf<typeof getUser>> {
  const customer = await findCustomer(tx, who.customerId);
  const origin = await findOrigin(tx, who.customerId);
  return {
    customerId: customer.id.toString(),
    account: customer.account,
    maskedAccount: maskedAccount(customer.account),
    registeredAt: customer.created_at.getTime(),
    institution: origin.institution,
    inviter: origin.inviter === null ? null : maskedAccount(origin.inviter),
    invitationCode: await ownCode(tx, who.customerId, now),
    language: customer.language,
    isMarginEnabled: customer.is_margin_enabled,
    avatar: await avatarOf(tx, who.customerId),
    identity: await verificationState(tx, who.customerId),
    restrictions: await restrictionsInForce(tx, who.customerId, now),
    due: await dueNotices(tx, who.customerId, who.sessionId),
  };
}

/** A customer who invites is shown masked: a code must not tell whose account it is. */
export async function inviterOf(
  tx: Tx,
  code: string,
  { now, tell }: { readonly now: number; readonly tell: (isGood: boolean) => void },
): Promise<OutputOf<typeof getInviter>> {
  const { owner, fault } = await judgeCode(tx, code, { now });
  tell(fault === null);
  refuseIf(fault);
  if (owner!.kind === 'institution') return { kind: 'institution', name: localNameOf(owner!) };
  const name = maskedAccount(owner!.name);
  return { kind: 'customer', name: localNameOf({ name, nameTw: null, nameKo: null }) };
}
