/** Traditional Chinese: what each key of the configuration of what short positions borrow is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { lending as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isLendingOpen: {
    name: '開放借券',
    meaning: '是否可新增股票放空持倉。關閉時暫停借券；既有放空持倉不受影響，仍可平倉。',
  },
  lendingHouseQuotaBps: {
    name: '借券額度',
    meaning: '全體客戶合計可放空的股數占該公司流通在外股數的比例，單位為萬分之一。',
  },
  lendingMinimum: {
    name: '最低出借金額',
    meaning: '客戶一次出借的股票按標記價格計算至少須達的金額。',
  },
  lendingRateMinimumBps: {
    name: '最低借券費率',
    meaning: '幾乎無人借券時放空持倉所付的年費率，以市值的萬分之一計。',
  },
  lendingRateMaximumBps: {
    name: '最高借券費率',
    meaning: '無股可借時放空持倉所付的年費率；其間費率隨已借比例的平方上升。',
  },
  lendingLenderPercent: {
    name: '出借人分成',
    meaning: '來自出借池的股票費用中，分給出借人的百分比。',
  },
};
