/** The words of the queue of deposits in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  title: '入金申請',
  proof: '付款證明',
  reference: '參考碼',
  channel: '管道',
  sameProof: '相同證明',
  sameProofAs: (cases) => `入金 ${cases} 也使用`,
  sameProofNone: '未曾使用',
  before: '先前入帳',
  beforeOf: (count, sum) => `${count} 筆 · ${sum}`,
  confirm: '核准此筆入金',
  confirmHint: '請依付款證明輸入金額。',
  credited: (name) => `已入帳：${name}`,
  reasons: {
    not_received: '未收到款項',
    amount_differs: '金額不符',
    proof_unreadable: '證明無法辨識',
    proof_used: '證明曾被使用',
    payer_differs: '付款人不符',
    asked: '客戶要求',
  },
};
