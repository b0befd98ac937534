/** English texts of refusals of photos and proofs. */
import type { uploads as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'uploads.too_large': 'The file is over {maximum_mb} MB.',
  'uploads.type': 'Use a JPG, PNG or WebP photo. For a PDF, send a screenshot.',
  'uploads.unreadable': 'We can’t read this image. Take it again.',
  'uploads.too_small': 'The photo is too small: at least {minimum} pixels a side.',
  'uploads.too_many_pixels': 'The photo has over {maximum_megapixels} megapixels. Send a smaller one.',
  'uploads.too_many': 'Too many files at once. Wait {wait} s and try again.',
  'uploads.unknown': 'The file is no longer here. Add it again.',
};
