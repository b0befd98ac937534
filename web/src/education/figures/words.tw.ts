import type { FigureWords } from './words.en.ts';

const texts: FigureWords = {
  markets: { ask: '賣方（賣價）', bid: '買方（買價）', spread: '價差 0.10', shares: '股數' },
  orders: {
    market: '市價委託',
    takes: '成交等候中的委託',
    protection: '保護價',
    notReached: '不會成交',
    limit: '限價委託',
    waits: '在限價等候',
  },
  charges: {
    fees: '費用',
    feeTax: '費用的稅',
    transactionTax: '證券交易稅',
    stampTax: '印花稅',
    total: '全部費用（INR）',
  },
  leverage: { equity: '權益占保證金比例', warning: '警示', closeOut: '強制平倉', price: '標記價格' },
  shorts: {
    sold: '在此賣出',
    profit: '獲利',
    profitEnds: '最多到價格為 0',
    loss: '虧損',
    lossOpen: '沒有上限',
    price: '價格',
  },
  stopLoss: { price: '標記價格', stop: '停損價', starts: '送出委託', fill: '成交', gap: '中間沒有價格' },
  draws: {
    sealed: '秘密亂數，開放申購時封存',
    list: '全部申購名單，截止時公布',
    level: '指數點位，之後才揭曉',
    numbers: '公開秘密亂數並抽籤',
    win: '號碼最小者中籤',
    refund: '退款',
  },
  actions: { before: '分割前', after: '分割後', same: '價值相同，股數變多', follow: '您設定的價格一併調整' },
  lending: {
    you: '您',
    pool: '出借池',
    short: '放空者',
    lend: '出借',
    borrow: '借入',
    fee: '借券費用',
    part: '您的份額',
    recall: '您可以召回股票',
  },
  loans: { principal: '本金', interest: '利息逐日增加', due: '到期日', overdue: '逾期', days: '天數' },
  fraud: {
    message: ['客服小組', '您的帳戶將在 10 分鐘後關閉。', '請傳送您收到的驗證碼', '至 broker-safe-login.example'],
    signs: ['無法查證的寄件人', '催促與恐嚇', '索取驗證碼或密碼', '連往陌生網址'],
  },
  rights: {
    steps: [
      { name: '查看原因', about: '每次拒絕都會說明規則。' },
      { name: '詢問客服', about: '由具名人員回覆。' },
      { name: '提出申訴', about: '由另一人決定。' },
      { name: '向外部申訴', about: '由主管機關審理。' },
    ],
  },
};

export default texts;
