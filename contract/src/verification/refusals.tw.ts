/** Traditional Chinese texts of refusals of real-name verification. */
import type { verification as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'verification.required': '請先完成身分認證。',
  'verification.under_review': '身分認證審核中。',
  'verification.verified': '您已完成身分認證。',
  'verification.field_missing': '請填寫：{field}。',
  'verification.name_invalid': '請依證件填寫姓名。',
  'verification.aadhaar_invalid': 'Aadhaar 號碼為 12 位數字，其中似有誤。',
  'verification.pan_invalid': 'PAN 格式如 ABCPE1234F：五個字母（第四個為 P）、四個數字、一個字母。',
  'verification.number_used': '此號碼已用於其他帳號，如為本人請聯絡我們。',
};
