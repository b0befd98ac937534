/** Korean words of the fields that calls of destinations alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  address: '주소',
  bank: '은행',
  bankCode: '은행 코드',
  branch: '지점',
  confirmNumber: '다시 입력한 계좌번호',
  ifsc: 'IFSC 코드',
  number: '계좌번호',
};
