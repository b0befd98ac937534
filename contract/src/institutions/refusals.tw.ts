/** Traditional Chinese texts of refusals of seats. */
import type { institutions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'institutions.seat_of_none': '您的帳戶不屬於可設席位帳戶的機構。',
  'institutions.seat_own': '您已有席位帳戶。',
  'institutions.seat_pending': '您的席位帳戶申請審核中。請等候結果，或取消申請。',
  'institutions.seat_taken': '您的機構已有席位帳戶，每個機構只有一個。',
  'institutions.seat_asked_for': '您的機構已有其他人申請席位帳戶，請待該申請有結果後再試。',
  'institutions.seat_unknown': '沒有此申請。',
  'institutions.seat_decided': '此申請已有結果。',
};
