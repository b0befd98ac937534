/** The words of the queue of identities in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  title: '填寫與證件比對',
  front: '證件正面',
  back: '證件背面',
  idNumberOf: (type) => `證件號碼（${type}）`,
  idTypes: { aadhaar: 'Aadhaar', pan: 'PAN' },
  fields: { name: '姓名', id_number: '證件號碼', pan: 'PAN', front: '證件正面', back: '證件背面' },
  checks: { same: '相同', differs: '不同', used_elsewhere: '曾被使用', ok: '有效，無其他帳號', none: '請比對' },
  photoNew: '未曾出現',
  photoUsed: (customers) => `相同檔案：客戶 ${customers}`,
  kept: '先前已通過',
  reveal: '顯示號碼',
  revealHint: '顯示號碼會連同您的姓名留下紀錄。',
  revealed: '已連同您的姓名留下紀錄',
  registered: '註冊時間',
  attempt: '送件次數',
  outcome: { approved: '核准', rejected: '退件' },
  second: '您是第二位審核人，不顯示第一位的決定。',
  first: '您是第一位審核人。每十件核准有一件由第二人再審。',
  reasons: {
    glare: '反光',
    blurred: '模糊',
    cut_off: '未拍完整',
    number_differs: '號碼不符',
    name_differs: '姓名不符',
    wrong_document: '證件種類錯誤',
    expired: '已過期',
    under_age: '未成年',
    used_elsewhere: '其他帳號已使用',
  },
};
