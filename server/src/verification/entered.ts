/** What a customer enters: brought to one form, judged, masked for showing, sealed for keeping. */
import { createHmac } from 'node:crypto';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { submitVerification } from '@bahi/contract/verification/calls.ts';
import {
  joinIdNumber,
  maskAadhaar,
  maskName,
  maskPan,
  normaliseAadhaar,
  normaliseName,
  normalisePan,
} from '@bahi/core/identity-numbers.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import { refuse } from '../platform/refuse.ts';
import type { Field, IdType, Submission } from './store.ts';

export type Input = ParsedInputOf<typeof submitVerification>;

export interface Entered {
  readonly idType: IdType;
  readonly name: string;
  readonly idNumber: string;
  readonly pan: string;
}

export const FIELDS: readonly Field[] = ['name', 'id_number', 'pan', 'front', 'back'];

/** `needed` fields come from the input, the others stay what they were. */
export function judgeEntered(input: Input, needed: ReadonlySet<Field>, before: Entered | null): Entered {
  for (const field of FIELDS)
    if (needed.has(field) && !isGiven(input, field)) refuse('verification.field_missing', { field });
  const name = needed.has('name') ? judgeName(input.name!) : before!.name;
  const idType = needed.has('id_number') ? input.idType! : before!.idType;
  const idNumber = needed.has('id_number')
    ? judgeNumber(idType, joinIdNumber(input.idFirst!, input.idRest ?? ''))
    : before!.idNumber;
  const pan = needed.has('pan') ? judgeNumber('pan', input.pan!) : before!.pan;
  // A person has one PAN.
  if (idType === 'pan' && idNumber !== pan) refuse('verification.pan_invalid', {});
  return { idType, name, idNumber, pan };
}

function isGiven(input: Input, field: Field): boolean {
  if (field === 'id_number') return input.idType !== undefined && isText(input.idFirst);
  return isText(input[field]);
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

function judgeName(text: string): string {
  return normaliseName(text) ?? refuse('verification.name_invalid', {});
}

function judgeNumber(type: IdType, text: string): string {
  return type === 'aadhaar'
    ? (normaliseAadhaar(text) ?? refuse('verification.aadhaar_invalid', {}))
    : (normalisePan(text) ?? refuse('verification.pan_invalid', {}));
}

export function masked({ idType, name, idNumber, pan }: Entered, field: Field): string | null {
  if (field === 'name') return maskName(name);
  if (field === 'id_number') return idType === 'aadhaar' ? maskAadhaar(idNumber) : maskPan(idNumber);
  return field === 'pan' ? maskPan(pan) : null;
}

export async function sealEntered(keys: CustomerKeys, customerId: bigint, entered: Entered): Promise<Buffer> {
  const key = (await keys.of(customerId)) ?? refuse('session.ended', {});
  return key.seal(Buffer.from(JSON.stringify(entered)), `verification of ${customerId}`);
}

/** Null: the customer's key was destroyed. */
export async function openEntered(
  keys: CustomerKeys,
  { customerId, sealed }: Pick<Submission, 'customerId' | 'sealed'>,
): Promise<Entered | null> {
  const key = await keys.of(customerId);
  if (key === null) return null;
  return JSON.parse(key.open(sealed, `verification of ${customerId}`).toString()) as Entered;
}

/** By which it shows that a number is another customer's, though numbers are sealed. */
export async function numberIndexOf(keys: CustomerKeys, kind: IdType, number: string): Promise<Buffer> {
  const secret = await keys.named('blind-index');
  return createHmac('sha256', secret).update(`${kind} ${number}`).digest();
}
