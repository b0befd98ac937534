/** Traditional Chinese: what each key of the configuration is. */
import type { ConfigTexts, ConfigWords } from './en.ts';

export const tw: ConfigTexts = {
  leverageLevels: {
    name: '槓桿倍數',
    meaning: '開倉委託可選的倍數，上限依標的的每日漲跌幅限制而定。',
  },
  minimumOpeningAmount: {
    name: '最低開倉金額',
    meaning: '開倉委託的最低契約金額。',
  },
  ordersPerSecondMaximum: {
    name: '每秒委託數',
    meaning: '每位客戶每秒可送出的委託數。',
  },
  marginWarningPercent: {
    name: '保證金預警',
    meaning: '槓桿或放空持倉的權益占保證金達此比例時發出預警。',
  },
  marginCloseOutPercent: {
    name: '保證金強制平倉',
    meaning: '槓桿或放空持倉的權益占保證金達此比例時強制平倉。',
  },
  isMarginDefault: {
    name: '新客戶可用槓桿',
    meaning: '新客戶是否可立即使用槓桿及放空。',
  },
  practiceGrant: {
    name: '練習資金',
    meaning: '新練習帳戶獲得的金額。',
  },
  depositWindow: {
    name: '入金時段',
    meaning: '營業日可入金的時段。',
  },
  withdrawalWindow: {
    name: '出金時段',
    meaning: '營業日可出金的時段。',
  },
  depositMinimum: {
    name: '單筆入金下限',
    meaning: '單筆入金的最低金額。',
  },
  depositMaximum: {
    name: '單筆入金上限',
    meaning: '單筆入金的最高金額。',
  },
  withdrawalMinimum: {
    name: '單筆出金下限',
    meaning: '單筆出金的最低金額。',
  },
  withdrawalMaximum: {
    name: '單筆出金上限',
    meaning: '單筆出金的最高金額。',
  },
  withdrawalFee: {
    name: '出金手續費',
    meaning: '每筆出金的費用。',
  },
  depositTwoPersonFrom: {
    name: '入金雙人審核門檻',
    meaning: '達此金額的入金須由兩人核准。24 小時內由一人單獨核准的金額一併計入。',
  },
  withdrawalTwoPersonFrom: {
    name: '出金雙人審核門檻',
    meaning: '達此金額的出金須由兩人核准。24 小時內由一人單獨核准的金額一併計入。',
  },
  identityPromiseMinutes: {
    name: '承諾：身分審核',
    meaning: '身分審核的承諾時間。',
  },
  depositPromiseMinutes: {
    name: '承諾：入金',
    meaning: '入金審核的承諾時間。',
  },
  withdrawalPromiseMinutes: {
    name: '承諾：出金',
    meaning: '出金到付款的承諾時間。',
  },
  appealPromiseMinutes: {
    name: '承諾：申訴',
    meaning: '申訴審核的承諾時間。',
  },
  restrictionAloneHours: {
    name: '單人限制時效',
    meaning: '由一人設定的限制在第二人核准前的有效時間。',
  },
  newDestinationHours: {
    name: '新收款帳戶等待期',
    meaning: '新增銀行帳戶或錢包後可收款前的等待時間。',
  },
  moneyOutHoldHours: {
    name: '安全變更後暫停出金',
    meaning: '更換密碼、電話或第二驗證後暫停出金的時間。',
  },
  isWithdrawalBarredByPosition: {
    name: '持倉時不可出金',
    meaning: '持有持倉時是否不可出金。',
  },
  withdrawalScoreMinimum: {
    name: '出金最低信用分數',
    meaning: '可出金的最低信用分數。',
  },
  exchangeSpreadBps: {
    name: '換匯價差',
    meaning: '換匯相對市場中間價的價差，單位為萬分之一。',
  },
  exchangeQuoteSeconds: {
    name: '換匯報價有效時間',
    meaning: '報價匯率的有效時間。',
  },
  tradingUnlockMinutes: {
    name: '交易解鎖時間',
    meaning: '輸入一次資金密碼後可下單的時間。',
  },
  areOrdersGuarded: {
    name: '下單須設資金密碼',
    meaning: '是否須先設定資金密碼才可下單。',
  },
  isDividendAutomatic: {
    name: '股利免申請',
    meaning: '股利是否於發放日自動入帳。若否，由持有人申請並經審核；每次除息依除息日當時的設定。',
  },
  dividendApplyDays: {
    name: '股利申請的營業日數',
    meaning: '採申請制時，自發放日起可申請的營業日數。屆時尚未領取者一律自動入帳，無須申請或審核，本公司不留存。',
  },
  dividendPromiseMinutes: {
    name: '承諾：股利',
    meaning: '股利申請審核所需的最長時間。',
  },
  configurationNoticeHours: {
    name: '變更公告期',
    meaning: '變更生效前的公告時間。',
  },
  depositChannels: {
    name: '入金方式',
    meaning: '入金的收款帳戶。',
  },
  supportNumbers: {
    name: '客服電話',
    meaning: '有人接聽的客服電話。',
  },
  supportHours: {
    name: '客服時間',
    meaning: '有人接聽的時間。',
  },
  supportLink: {
    name: '客服連結',
    meaning: '線上客服的網址。',
  },
};

/** What values are written with. */
export const words: ConfigWords = {
  seconds: (value) => `${value} 秒`,
  minutes: (value) => `${value} 分鐘`,
  hours: (value) => `${value} 小時`,
  yes: '是',
  no: '否',
  none: '無',
};
