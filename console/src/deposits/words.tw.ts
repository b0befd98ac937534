/** The words of the queue of deposits in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  title: '入金申請',
  proof: '匯款憑證',
  reference: '匯款備註碼',
  channel: '入金方式',
  sameProof: '相同憑證',
  sameProofAs: (cases) => `入金 ${cases} 也使用`,
  sameProofNone: '未曾使用',
  before: '先前入帳',
  beforeOf: (count, sum) => `${count} 筆 · ${sum}`,
  confirm: '核准此筆入金',
  confirmHint: '請依匯款憑證輸入金額。',
  credited: (name) => `已入帳：${name}`,
  reasons: {
    not_received: '未收到款項',
    amount_differs: '金額不符',
    proof_unreadable: '憑證無法辨識',
    proof_used: '憑證曾被使用',
    proof_false: '憑證查明不實',
    payer_differs: '付款人不符',
    asked: '客戶要求',
  },
};
