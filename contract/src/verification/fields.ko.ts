/** Korean words of the fields that calls of verification alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  back: '뒷면 사진',
  front: '앞면 사진',
  idFirst: '신분증 번호 앞부분',
  idRest: '신분증 번호 뒷부분',
  idType: '신분증 종류',
  pan: 'PAN',
};
