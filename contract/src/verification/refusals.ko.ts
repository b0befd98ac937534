/** Korean texts of refusals of real-name verification. */
import type { verification as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'verification.required': '먼저 본인 확인을 하세요.',
  'verification.under_review': '본인 확인을 심사 중입니다.',
  'verification.verified': '이미 본인 확인을 마쳤습니다.',
  'verification.field_missing': '{field}: 입력해 주세요.',
  'verification.name_invalid': '신분증에 적힌 이름을 입력하세요.',
  'verification.aadhaar_invalid': '아다르 번호는 12자리입니다. 잘못된 숫자가 있는 것 같습니다.',
  'verification.pan_invalid': 'PAN은 ABCPE1234F 형식입니다. 문자 5개(넷째는 P), 숫자 4개, 문자 1개입니다.',
  'verification.number_used': '다른 계정에서 쓰고 있는 번호입니다. 본인 번호라면 고객센터에 문의하세요.',
};
