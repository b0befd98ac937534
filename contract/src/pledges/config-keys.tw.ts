/** Traditional Chinese: what each key of the configuration of pledges is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { pledges as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  pledgeMinimum: { name: '質押最低金額', meaning: '單筆質押借款的最低金額。' },
  pledgePercent: { name: '質押成數', meaning: '最高可借金額占股票標記市值的百分比。' },
  pledgeWarningPercent: { name: '質押預警比率', meaning: '欠款達市值多少百分比時通知客戶。' },
  pledgeSalePercent: { name: '質押賣出比率', meaning: '欠款達市值多少百分比時，於通知後賣出股票。' },
  pledgeNoticeHours: { name: '質押賣出通知期', meaning: '通知到賣出之間的小時數。' },
  pledgeTermDays: { name: '質押借款天數', meaning: '新質押可選擇的天數。' },
  pledgeRatePercent: { name: '質押年利率', meaning: '新質押的單利年利率，每筆質押沿用申請時的利率。' },
  pledgePromiseMinutes: { name: '承諾時間：質押', meaning: '質押申請的審核最長時間。' },
  pledgeReminderDays: { name: '質押到期提醒', meaning: '到期前幾天提醒客戶。' },
};
