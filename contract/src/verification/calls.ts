/** Real-name verification (spec §3, §5; rules §6): two-part number, PAN, two photos; failed fields reopen, the others stay. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, instant } from '../shapes.ts';

export const verificationState = z.enum(['not_verified', 'under_review', 'verified', 'failed']);
export const verificationField = z.enum(['name', 'id_number', 'pan', 'front', 'back']);

/** Why a reviewer did not accept a field; the reader's text is in the language files. */
export const verificationReason = z.enum([
  'blurred',
  'glare',
  'cut_off',
  'number_differs',
  'name_differs',
  'wrong_document',
  'expired',
  'under_age',
  'used_elsewhere',
]);

export const getVerification = define({
  path: '/verification/state',
  summary: 'Where the customer’s verification stands, field by field.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    state: verificationState,
    idType: z.nullable(z.enum(['aadhaar', 'pan'])),
    /** Masked: "Asha R•••", "•••• •••• 9012", "AXXPR••••K". */
    fields: z.array(
      z.object({
        field: verificationField,
        state: z.enum(['missing', 'given', 'accepted', 'failed']),
        shown: z.nullable(z.string()),
        reason: z.nullable(verificationReason),
      }),
    ),
    submittedAt: z.nullable(instant),
    decidedAt: z.nullable(instant),
    /** What a review usually takes. */
    promiseMinutes: z.int(),
  }),
  errors: [],
});

/** Fields left out keep what was accepted before; the first submission needs all of them. */
export const submitVerification = define({
  path: '/verification/submit',
  summary: 'Sends the verification to review.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({
    name: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))),
    idType: z.optional(z.enum(['aadhaar', 'pan'])),
    /** The number in two parts (spec §3): the first six and the rest. */
    idFirst: z.optional(z.string().check(z.maxLength(12))),
    idRest: z.optional(z.string().check(z.maxLength(12))),
    pan: z.optional(z.string().check(z.maxLength(12))),
    front: z.optional(id),
    back: z.optional(id),
  }),
  output: getVerification.output,
  errors: [
    'identity.frozen',
    'verification.under_review',
    'verification.verified',
    'verification.field_missing',
    'verification.name_invalid',
    'verification.aadhaar_invalid',
    'verification.pan_invalid',
    'verification.number_used',
    'uploads.unknown',
  ],
});
