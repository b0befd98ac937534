/** Traditional Chinese words of the fields that calls of verification alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  back: '背面照片',
  front: '正面照片',
  idFirst: '證件號碼前段',
  idRest: '證件號碼後段',
  idType: '證件類型',
  pan: 'PAN 號碼',
};
