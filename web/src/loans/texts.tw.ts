import type { LoanTexts } from './texts.en.ts';

const countsMost = '借款與質押合計最多五筆計分，同時未還清的只計最先還清的一筆。';

const texts: LoanTexts = {
  title: '信用借款',
  recordsTitle: '借款紀錄',
  figures: '您的借款數字',
  score: '信用分數',
  mayBorrow: '可借金額',
  owe: '尚欠金額',
  limit: '您的額度',
  limitBy: ({ score, from, perPoint, limit, maximum }) =>
    `您的額度：（${score} − ${from}）× ${perPoint} = ${limit}，最高 ${maximum}。`,
  onceVerified: ({ from, perPoint, maximum }) =>
    `通過身分認證後才能借款：信用分數高於 ${from} 分，每一分可借 ${perPoint}，最高 ${maximum}。`,
  rules: (rate) => `年利率 ${rate}%，單利，按日計息。提前還款不收違約金。借款可用於交易，不可出金。`,

  borrow: '借款',
  amount: '金額',
  limits: (minimum, left) => `整數盧比，${minimum} 至 ${left}`,
  enterAmount: '請輸入金額',
  notWhole: '請輸入整數盧比，不含小數',
  tooLittle: (minimum) => `最低 ${minimum}`,
  tooMuch: (left) => `超過您的額度 ${left}`,
  term: '天數',
  days: (days) => `${days} 天`,
  cost: '借款費用',
  rate: '年利率',
  ratePercent: (rate) => `${rate}%`,
  rateNote: (rate) => `年利率：${rate}%`,
  perDay: '每日利息',
  perYear: '一年利息',
  total: (days) => `${days} 天後的利息`,
  totalNote: '若期間未還款',
  due: '到期日',
  decision: '審核期限',
  ask: '申請借款',
  askAmount: (amount) => `申請借款 ${amount}`,
  confirmTitle: (amount) => `借款 ${amount} INR`,
  sent: '已申請借款',

  interestFirst: '先還利息，再還本金。',

  openTitle: '目前借款',
  pendingTitle: '申請審核中',
  pendingBody: '結果出來前可取消。',
  loan: '借款',
  borrowed: '借款金額',
  principal: '未還本金',
  interest: '累計未付利息',
  interestCharged: '利息總額',
  repaidSum: '還款總額',
  number: '編號',
  overdue: '已逾期',
  waits: (due, by) =>
    `因本公司人員限制您的帳戶，還款期限由到期日 ${due} 延至 ${by}，在此之前不會扣分。若限制提早或延後解除，此期限會隨之調整，最晚至到期日後十個營業日。利息仍按原利率計算。`,
  scoreEffect: '信用分數',
  effect: {
    open: { counts: '已滿計分天數', too_early: '現在還清不計分', beside_another: '不計分', overdue: '已扣分' },
    ended: { counts: '如期還清', too_early: '未計分', beside_another: '未計分', overdue: '曾逾期，已扣分' },
  },
  countsFrom: (from, due) =>
    from === due
      ? `借款滿 30 天才計分：於 ${due} 全數還清可提高分數。${countsMost}`
      : `借款滿 30 天才計分：於 ${from} 至 ${due} 全數還清可提高分數。${countsMost}`,
  countsUntil: (from, by) => `借款滿 30 天才計分：自 ${from} 起、${by} 前全數還清可提高分數。${countsMost}`,
  countsMost,
  tooEarly: '借款未滿 30 天即全數還清。',
  besideAnother: {
    open: '此筆未還清期間，您已先還清另一筆借款或質押，以該筆計分，此筆不計。',
    ended: '同時未還清的另一筆借款或質押先還清，以該筆計分，此筆未計。',
  },
  overdueBody: (date) => `此筆借款已於 ${date} 到期，還清前分數會持續下降。`,
  states: {
    pending: '審核中',
    in_progress: '借款中',
    ended: '已結清',
    rejected: '未通過',
    cancelled: '已取消',
  },
  cancel: {
    action: '取消申請',
    title: '要取消這筆借款申請嗎？',
    body: '尚未借入任何金額，您可隨時重新申請。',
  },
  toPayOut: '審核與撥款',
  paidOut: '已核准並撥款',

  records: '借款紀錄',
  recordsHint: '申請、借款、利息與還款',
  emptyRecords: '您尚未申請借款。',
  toLoan: '前往信用借款',
  lines: '帳務明細',
  noLines: '尚無帳務明細。',
  line: {
    loan_paid_out: '撥款',
    loan_interest: '利息',
    loan_repaid: '還款',
  },
  interestOf: (date) => `${date} 利息`,
  split: (principal, interest) => `本金 ${principal} · 利息 ${interest}`,
  scoreTitle: '您的分數',
};

export default texts;
