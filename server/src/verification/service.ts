/**
 * Real-name verification (spec §3, §5; rules §6), as the customer sees it: one submission is open at a time, and after a rejection only
 * the failed fields are asked for again. What staff decide is in decisions.ts.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getVerification } from '@bahi/contract/verification/calls.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lockCustomer } from '../identity/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { accountState } from '../restrictions/service.ts';
import { claimUpload } from '../uploads/service.ts';
import {
  FIELDS,
  judgeEntered,
  masked,
  numberIndexOf,
  openEntered,
  sealEntered,
  type Entered,
  type Input,
} from './entered.ts';
import * as store from './store.ts';

export { cases } from './cases.ts';
export { verifyMany } from './bulk-verification.ts';
export { customersNamed, indexNames } from './names.ts';
export { approveIdentity, identityCase, rejectIdentity, revealNumbers } from './decisions.ts';

export type VerificationView = OutputOf<typeof getVerification>;

export interface VerificationDeps {
  readonly keys: CustomerKeys;
  readonly parametersAt: (now: number) => Pick<Parameters, 'identityPromiseMinutes'>;
}

export async function verificationState(tx: Tx, customerId: bigint): Promise<VerificationView['state']> {
  return store.selectState(tx, customerId);
}

/** Those of them who are verified, for a command that concerns many. */
export async function verifiedAmong(tx: Tx, customerIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  return new Set(await store.selectVerified(tx, customerIds));
}

/** Null unless verified. Of a destination the holder must be this one. */
export async function verifiedName(keys: CustomerKeys, tx: Tx, customerId: bigint): Promise<string | null> {
  const current = await store.selectCurrent(tx, customerId);
  if (current?.state !== 'approved') return null;
  return (await openEntered(keys, current))?.name ?? null;
}

/** Of several customers at once, for a list; only those that are verified. */
export async function verifiedNames(
  keys: CustomerKeys,
  tx: Tx,
  customerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const approved = await store.selectApproved(tx, customerIds);
  const opened = await Promise.all(approved.map((found) => openEntered(keys, found)));
  return new Map(
    approved.flatMap(({ customerId }, index) => (opened[index] ? [[customerId, opened[index].name]] : [])),
  );
}

export async function verificationView(
  { keys, parametersAt }: VerificationDeps,
  tx: Tx,
  { customerId, now }: { customerId: bigint; now: number },
): Promise<VerificationView> {
  const current = await store.selectCurrent(tx, customerId);
  const entered = current === null ? null : await openEntered(keys, current);
  const decidedAt = current?.decidedAt ?? null;
  return {
    state: await store.selectState(tx, customerId),
    idType: current?.idType ?? null,
    fields: FIELDS.map((field) => fieldView(field, current, entered)),
    submittedAt: current === null ? null : Number(current.submittedAt),
    decidedAt: numberOrNull(decidedAt),
    promiseMinutes: parametersAt(now).identityPromiseMinutes,
  };
}

function fieldView(
  field: store.Field,
  current: store.Submission | null,
  entered: Entered | null,
): VerificationView['fields'][number] {
  if (current === null) return { field, state: 'missing', shown: null, reason: null };
  const shown = entered === null ? null : masked(entered, field);
  const reason = current.reasons?.find((failed) => failed.field === field)?.reason ?? null;
  if (reason !== null) return { field, state: 'failed', shown, reason };
  const isAccepted = current.state !== 'waiting' || current.accepted.includes(field);
  return { field, state: isAccepted ? 'accepted' : 'given', shown, reason: null };
}

export async function submitVerification(
  deps: VerificationDeps,
  tx: Tx,
  { customerId, input, now }: { customerId: bigint; input: Input; now: number },
): Promise<VerificationView> {
  // A freeze that was answered bars whatever comes after it.
  await lockCustomer(tx, customerId);
  const state = await store.lockPerson(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  if (state === 'under_review') refuse('verification.under_review', {});
  if (state === 'verified') refuse('verification.verified', {});
  const former = await store.selectCurrent(tx, customerId);
  const needed = new Set(former === null ? FIELDS : former.reasons!.map(({ field }) => field));
  const entered = judgeEntered(input, needed, former === null ? null : await openEntered(deps.keys, former));
  await takeNumbers(deps, tx, { customerId, entered });

  const attempt = (former?.attempt ?? 0) + 1;
  const usedBy = `verification ${customerId}-${attempt}`;
  const claimed = async (side: 'front' | 'back', purpose: 'id_front' | 'id_back') => {
    if (!needed.has(side)) return former![side];
    const upload = storedId(input[side]!);
    await claimUpload(tx, { upload, customerId, purpose, usedBy });
    return upload;
  };
  const { id: caseId } = await store.requests.insert(tx, {
    customerId,
    attempt,
    idType: entered.idType,
    sealed: await sealEntered(deps.keys, customerId, entered),
    front: await claimed('front', 'id_front'),
    back: await claimed('back', 'id_back'),
    accepted: FIELDS.filter((field) => !needed.has(field)),
    submittedAt: now,
  });
  await store.updateState(tx, customerId, 'under_review', caseId);
  return verificationView(deps, tx, { customerId, now });
}

/** Numbers of an earlier attempt that are no more entered are free again. */
async function takeNumbers(
  { keys }: VerificationDeps,
  tx: Tx,
  { customerId, entered }: { customerId: bigint; entered: Entered },
): Promise<void> {
  for (const kind of ['aadhaar', 'pan'] as const) {
    await store.releaseNumber(tx, customerId, kind);
    const number = kind === 'pan' ? entered.pan : entered.idType === 'aadhaar' ? entered.idNumber : null;
    if (number === null) continue;
    const index = await numberIndexOf(keys, kind, number);
    if (!(await store.takeNumber(tx, { kind, index, customerId }))) refuse('verification.number_used', {});
  }
}
