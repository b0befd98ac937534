/** The words of corrections, the bank's figure and the outbox in Traditional Chinese; see books.en.ts. */
import { tw as ledger } from '@bahi/contract/ledger-texts/tw.ts';
import type { bankEn, correctionsEn, outboxEn } from './books.en.ts';

export const correctionsTw: typeof correctionsEn = {
  find: '查詢分錄',
  entry: '分錄編號',
  entryHint: '見客戶紀錄與時間軸。',
  look: '查詢',
  title: (entry: string) => `分錄 ${entry}`,
  customer: '客戶',
  kind: '類別',
  kinds: ledger.kind,
  reference: '參考號',
  at: '時間',
  businessDate: '營業日',
  lines: '明細',
  account: '科目',
  accounts: { cash: '客戶現金', margin: '客戶保證金', receivable: '客戶欠款', shares: '客戶股數', ...ledger.house },
  amount: '金額',
  effect: '若現在沖銷',
  available: '沖銷後可用資金',
  owed: '沖銷後客戶欠款',
  bars: {
    kind: '這類分錄不能人工沖銷：委託的結果由交易了結，換匯則有兩筆分錄。',
    reversed: '已沖銷。',
    own: '屬於您本人的帳戶：須由他人處理。',
  },
  reversedBy: (entry: string) => `已由分錄 ${entry} 沖銷。`,
  propose: '提出沖銷',
  proposeTitle: (entry: string) => `沖銷分錄 ${entry}`,
  proposeHint: '須由資金覆核核准。原分錄保留，另加一筆反向分錄；客戶會看到您的原因。',
  reason: '原因（客戶會看到）',
  proposed: '已提出，須由資金覆核在「變更」核准。',
};

export const bankTw: typeof bankEn = {
  date: '日期',
  currency: '幣別',
  total: '銀行餘額',
  ledger: '帳上餘額',
  difference: '差額',
  none: '無',
  confirmed: '確認',
  people: (maker: string, checker: string) => `${maker} 提出，${checker} 確認`,
  enter: '輸入餘額',
  title: '客戶專戶日終餘額',
  hint: '依銀行對帳單。經資金覆核確認後，公開狀態頁會顯示。',
  totalField: '日終餘額',
  invalid: '請輸入金額，例如 12,00,000.00',
  reason: '對帳單來源',
  submit: '提出',
  proposed: '已提出，須由資金覆核在「變更」確認。',
};

export const outboxTw: typeof outboxEn = {
  hint: '僅限練習環境：發往手機的訊息只會停留在此。',
  phone: '手機',
  nobody: '無所屬',
  text: '訊息',
  language: '語言',
};
