import type { ProofTexts } from './texts.en.ts';

const texts: ProofTexts = {
  title: '帳務狀態',
  body: '客戶資產由各自帳簿加總，資金來源由日記帳加總：兩種算法，同一個總數，任何人都能查看。',
  state: {
    fine: '帳務相符',
    broken: '有數字不相符',
    halted: '目前暫停接受委託',
    unchecked: '尚未查核',
  },
  stateBody: {
    fine: '每一分錢都有來源，稽核未發現任何異常。',
    broken: '下方有數字無法解釋，或稽核發現不符的分錄。釐清之前，新的分錄都不算已查核。',
    halted: '目前不接受委託。您的持倉不變，未成交委託可以取消。',
    unchecked: '系統剛啟動，稽核將於一分鐘內進行。',
  },
  asOf: (time) => `截至 ${time}`,
  checkedAt: (time) => `稽核時間 ${time}`,
  wholeAt: (time) => `從第一筆起完整稽核：${time}`,
  wholeNotYet: '從第一筆起完整稽核：尚未進行，啟動後不久即進行',
  haltedSince: (time) => `自 ${time} 起`,
  services: '服務',
  trading: '交易',
  service: { ok: '開放', closed: '目前休市', halted: '已停止' },

  customers: '客戶資產（依客戶帳簿）',
  clientBank: '客戶銀行專戶（依日記帳）',
  accounts: {
    practice_grants: '我們發放的練習資金',
    venue_clearing: '與市場的損益',
    fees: '支付給我們的手續費',
    taxes: '代收稅款',
    interest: '利息',
    escrow: '申購專戶',
    exchange_desk: '換匯部位',
    rounding: '尾差',
  },
  difference: '無法解釋的差額',
  differenceNote: '必須為 0。',
  bank: (date) => `銀行帳面餘額（${date} 終了）`,
  bankNote: '由兩人自銀行核對。',
  bankDifference: '銀行減當日日記帳',
  noTotals: '帳簿中尚無資金。',

  checkpoints: '檢查點',
  checkpointsBody:
    '每小時公布一次涵蓋所有帳簿的根值，並與前一個相連。保存過雜湊值的人，日後可證明其之前的內容未被更改。',
  noCheckpoints: '第一個將於一小時內產生。',
  checkpoint: (number) => `檢查點 ${number}`,
  leaves: (count) => `${count} 本帳簿`,
  hash: '雜湊值',
  copyHash: (number) => `複製檢查點 ${number} 的雜湊值`,
  verify: '驗證對帳單',
};

export default texts;
