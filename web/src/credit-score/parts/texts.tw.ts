import type { CreditScoreTexts } from './texts.en.ts';

const texts: CreditScoreTexts = {
  title: '信用分數',
  ofRange: (score, least, most) => `${score}，範圍 ${least} 至 ${most}`,
  range: (least, most) => `範圍 ${least} 至 ${most}`,
  meaning: (minimum) => `分數決定您可借多少；低於 ${minimum} 時無法出金。分數依下列規則計算，沒有人可以更改。`,
  history: '分數紀錄',
  start: '每人的起始分數',
  rules: '計分方式',
  after: (score) => `變動後分數：${score}`,
  events: {
    verified: '完成身分認證',
    exam_passed: '測驗及格',
    first_deposit: '首次入金',
    account_90_days: '開戶滿 90 天',
    account_365_days: '開戶滿一年',
    loan_repaid_in_time: '借款如期還清',
    pledge_repaid_in_time: '質押如期還清',
    position_closed_out: '持倉遭強制平倉',
    win_forfeited: '中籤逾期未繳款',
    loan_overdue: '借款逾期',
    loan_overdue_longer: '借款持續逾期',
    deposit_false: '入金憑證查明不實',
  },
  notes: {
    loans: (count, days) => `滿 ${days} 天才計分，借款與質押合計最多 ${count} 筆，同時未還清的只計最先還清的一筆`,
    longer: (days) => `每再逾期 ${days} 天`,
  },
};

export default texts;
