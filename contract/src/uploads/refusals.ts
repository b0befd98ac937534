/** Refusals of photos and proofs; errors.ts says what the kinds mean. */
export const uploads = {
  'uploads.too_large': { maximum_mb: 'int' },
  'uploads.type': {},
  'uploads.unreadable': {},
  'uploads.too_small': { minimum: 'int' },
  'uploads.too_many_pixels': { maximum_megapixels: 'int' },
  'uploads.too_many': { wait: 'seconds' },
  'uploads.unknown': {},
} as const;
