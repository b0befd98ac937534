/** Traditional Chinese texts of day orders on the ticket. Money and times arrive formatted. */
import type { DayTexts } from './day-texts.en.ts';

const texts: DayTexts = {
  label: '委託方式',
  ordinary: '一般',
  day: '當沖',
  mandate: '您的當沖額度',
  buyingPower: '目前可下單金額',
  unused: '未動用',
  unusedOf: (unused, amount) => `${unused} / ${amount}`,
  until: '可委託至',
  hint: '屆時未平倉的持倉將以市價平倉。槓桿 5×。',
  ended: '您的當沖額度已不再接受委託，請選擇「一般」。',
};

export default texts;
