/**
 * Photos and proofs: the body is the file itself (its content type says what), answered like any call. Decoded, re-encoded,
 * metadata dropped, encrypted with a key of the customer's own (rules §6).
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { id } from '../shapes.ts';

export const uploadPurpose = z.enum(['id_front', 'id_back', 'deposit_proof', 'support_picture']);
export const uploadBytesMaximum = 5 * 1024 * 1024;
/** No PDF: it cannot be drawn anew, and so not be made safe (docs/decisions/0017). */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Pixels a side, and millions of them. A larger picture than `kept` is made smaller, on the device already. */
export const uploadSides = { minimum: 200, kept: 2_400, maximum: 12_000 } as const;
export const uploadMegapixelsMaximum = 50;

export const upload = define({
  path: '/upload/file',
  summary: 'Keeps one photo or proof; unused it goes after a day.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lifts_restriction',
  body: 'file',
  /** In the query string. */
  input: z.object({ purpose: uploadPurpose }),
  output: z.object({ upload: id, width: z.int(), height: z.int(), bytes: z.int() }),
  errors: [
    'uploads.too_large',
    'uploads.type',
    'uploads.unreadable',
    'uploads.too_small',
    'uploads.too_many_pixels',
    'uploads.too_many',
  ],
});
