/** Traditional Chinese: what each key of the configuration of credit loans is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { loans as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  loanMinimum: { name: '單筆借款下限', meaning: '單筆信用借款的最低金額。' },
  loanMaximum: { name: '借款總額上限', meaning: '無論分數多高，每位客戶最多可積欠的金額。' },
  loanScoreFrom: { name: '計入額度的起始分數', meaning: '信用分數超過此分數的每一分都增加借款額度。' },
  loanPerPoint: { name: '每分借款額度', meaning: '每一個計入的分數增加的借款額度。' },
  loanTermDays: { name: '借款天數', meaning: '新借款可選擇的天數。' },
  loanRatePercent: { name: '借款年利率', meaning: '新借款的單利年利率；借款沿用申請時的利率。' },
  loanPromiseMinutes: { name: '承諾：借款', meaning: '審核借款申請的承諾時間。' },
  loanReminderDays: { name: '借款到期提醒', meaning: '到期日前幾天提醒客戶還款。' },
};
