/**
 * Photos and proofs: the body is the file itself (its content type says what), answered like any call. Decoded, re-encoded,
 * metadata dropped, encrypted with a key of the customer's own (rules §6).
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id } from '../shapes.ts';

export const uploadPurpose = z.enum(['id_front', 'id_back', 'deposit_proof', 'support_picture', 'avatar']);
export const uploadBytesMaximum = 5 * 1024 * 1024;
/** No PDF: it cannot be drawn anew, and so not be made safe (docs/decisions/0017). */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Pixels a side, and millions of them. A larger picture than `kept` is made smaller, on the device already. */
export const uploadSides = { minimum: 200, kept: 2_400, maximum: 12_000 } as const;
export const uploadMegapixelsMaximum = 50;
/** Of an avatar, which is a square: the middle of the picture. */
export const avatarSide = 512;

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

/** Purposes of what its customer may see again; what shows a document stays shut (rules §6). */
export const shownAgain: readonly z.output<typeof uploadPurpose>[] = ['avatar', 'support_picture'];

/** Answers the JPEG itself, by GET: no call of the list. */
export const ownPicture = { path: '/upload/view', input: z.object({ upload: id }) } as const;

export const avatar = z.nullable(z.object({ upload: id }));

export const setAvatar = define({
  path: '/user/avatar',
  summary: 'Makes an upload of the customer the avatar; the one before goes.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ upload: id }),
  output: z.object({ avatar }),
  errors: ['uploads.unknown'],
});

export const removeAvatar = define({
  path: '/user/avatarRemove',
  summary: 'Removes the avatar; the initials stand in its place.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: empty,
  output: z.object({ avatar }),
  errors: [],
});
