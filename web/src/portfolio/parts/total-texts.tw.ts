import type { TotalTexts } from './total-texts.en.ts';

const texts: TotalTexts = {
  parts: {
    cash: '可用現金',
    held: '圈存現金',
    foreign: '外幣現金',
    shares: '股票',
    lent: '出借股票',
    pledged: '質押股票',
    funds: '基金（ETF）',
    digital: '數位貨幣',
    forex: '外匯部位',
    unlisted: '中籤（尚未掛牌）',
    escrow: '已繳新股股款',
    units: '跟單基金',
    dividends: '應收股利',
    short_kept: '放空價款',
    short_owed: '待回補股票',
    leverage: '槓桿融資欠款',
    receivable: '虧損欠款',
    loan: '借款',
    interest: '借款利息',
  },
  total: '總資產',
  byMark: '您擁有的一切以目前標記價格計算，再扣除欠款。',
  unknownPrice: '目前缺少某個價格，暫時無法加總。',
};

export default texts;
