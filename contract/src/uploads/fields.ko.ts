/** Korean words of the fields that calls of uploads alone have. */
export const texts = { upload: '사진' };
