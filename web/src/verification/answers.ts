/** What the customer enters, field by field, with what is said about each when it is left or sent (rules §6). */
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { getVerification, submitVerification } from '@bahi/contract/verification/calls.ts';
import {
  joinIdNumber,
  normaliseAadhaar,
  normaliseName,
  normalisePan,
  plainNumber,
} from '@bahi/core/identity-numbers.ts';
import type { PhotoUpload } from '../data/use-upload.ts';
import type { Form, FormOptions } from '../ui/use-form.ts';
import type { Draft, IdType, SentPhoto } from './draft.ts';
import type { VerificationTexts } from './texts.en.ts';

export type View = OutputOf<typeof getVerification>;
export type FieldName = View['fields'][number]['field'];

export interface Answers extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly idType: string;
  readonly idFirst: string;
  readonly idRest: string;
  readonly pan: string;
  /** Not empty once a photo was chosen; the photo itself is in `Photos`. */
  readonly front: string;
  readonly back: string;
}
export type AnswersForm = Form<Answers>;

export interface Photos {
  readonly front: PhotoUpload;
  readonly back: PhotoUpload;
}

/** What an earlier visit left, without the numbers: they are not kept. */
export function firstAnswers(draft: Draft | null, idType: IdType = draft?.idType ?? 'aadhaar'): Answers {
  const sent = (photo: SentPhoto | null | undefined) => (photo ? 'sent' : '');
  return {
    name: draft?.name ?? '',
    idType,
    idFirst: '',
    idRest: '',
    pan: '',
    front: sent(draft?.front),
    back: sent(draft?.back),
  };
}

/** A PAN card's number is the PAN: it is asked for once. */
export function asksForPan(needed: ReadonlySet<FieldName>, idType: string): boolean {
  return needed.has('pan') && !(needed.has('id_number') && idType === 'pan');
}

/** Rules for the `needed` fields alone. */
export function rulesOf(
  t: VerificationTexts,
  needed: ReadonlySet<FieldName>,
): NonNullable<FormOptions<Answers>['rules']> {
  return {
    name(value) {
      if (!needed.has('name') || normaliseName(value) !== null) return null;
      return t.enterName;
    },
    idRest(_value, answers) {
      return needed.has('id_number') ? numberFault(t, answers) : null;
    },
    pan(value, { idType }) {
      if (!asksForPan(needed, idType) || normalisePan(value) !== null) return null;
      return value.trim() === '' ? t.enterPan : t.wrongPan;
    },
    front: (value) => (needed.has('front') && value === '' ? t.addFront : null),
    back: (value) => (needed.has('back') && value === '' ? t.addBack : null),
  };
}

function numberFault(t: VerificationTexts, { idType, idFirst, idRest }: Answers): string | null {
  const type = idTypeOf(idType);
  const number = joinIdNumber(idFirst, idRest);
  if (type === 'pan')
    return normalisePan(number) !== null ? null : number.length === 10 ? t.wrongPan : t.enterNumber.pan;
  if (normaliseAadhaar(number) !== null) return null;
  return /^[0-9]{12}$/.test(number) ? t.wrongDigit : t.enterNumber.aadhaar;
}

export function idTypeOf(text: string): IdType {
  return text === 'pan' ? 'pan' : 'aadhaar';
}

/** Only what is needed is sent; the photos are with the server already. */
export function inputOf(
  answers: Answers,
  photos: Photos,
  needed: ReadonlySet<FieldName>,
): InputOf<typeof submitVerification> {
  const { name, idFirst, idRest } = answers;
  const idType = idTypeOf(answers.idType);
  const pan = asksForPan(needed, idType) ? answers.pan : joinIdNumber(idFirst, idRest);
  const [front, back] = [photos.front.kept, photos.back.kept];
  return {
    ...(needed.has('name') ? { name } : {}),
    ...(needed.has('id_number') ? { idType, idFirst: plainNumber(idFirst), idRest: plainNumber(idRest) } : {}),
    ...(needed.has('pan') ? { pan: plainNumber(pan) } : {}),
    ...(needed.has('front') && front !== null ? { front: front.id } : {}),
    ...(needed.has('back') && back !== null ? { back: back.id } : {}),
  };
}

/** Beside which field a refusal of the server belongs. */
export function fieldOfRefusal(code: string, idType: string): keyof Answers | null {
  switch (code) {
    case 'verification.name_invalid':
      return 'name';
    case 'verification.aadhaar_invalid':
    case 'verification.number_used':
      return 'idRest';
    case 'verification.pan_invalid':
      return idType === 'pan' ? 'idRest' : 'pan';
    default:
      return null;
  }
}

/** "2341 2341 2346" and "ABCPE1234F", for reading it over before it is sent. */
export function readable(number: string, type: IdType): string {
  return type === 'aadhaar' ? number.replace(/(.{4})(?=.)/g, '$1 ') : number;
}
