/** Traditional Chinese texts of lending shares. */
import type { LendTexts } from './texts.en.ts';

const texts: LendTexts = {
  rules: (lenderPercent) =>
    `他人借用您的股票放空，以期在股價下跌時獲利。股票仍屬於您：漲跌損益照舊，也照領股利、可隨時賣出。只有在有人借用的日子才有收入：借券人所付費用的 ${lenderPercent}%；當日只出借部分時間者，按時間比例計算。您可隨時召回：無人借用即時返還，否則最遲於下一營業日返還。`,
  holding: '持股',
  holdingText: (p) => `${p.symbol} · ${p.shares} 股`,
  noHoldings: '您沒有可出借的股票。未使用槓桿、全額買進的整手公司股票可以出借。',
  toMarket: '查看行情',
  slip: '出借的股票',
  shares: '持有股數',
  lent: '已出借',
  recalled: '召回中',
  by: (at) => `最遲 ${at}`,
  rate: '目前借券費率',
  rateText: (rate) => `年費率 ${rate}%`,
  rateNote: (lenderPercent) => `以借出股票的價值計，其中 ${lenderPercent}% 歸出借人。費率隨借出的比例上升。`,
  earned: '已得費用',
  lend: '出借股票',
  lots: '出借手數',
  lotsHint: (p) => `每手 ${p.shares} 股，最多 ${p.maximum} 手`,
  wholeLots: (maximum) => `請輸入整手數，最多 ${maximum} 手`,
  lendLots: (lots) => `出借 ${lots} 手`,
  confirmTitle: (p) => `出借 ${p.symbol} ${p.lots} 手`,
  minimum: (amount) => `最低：價值 ${amount} INR 的股票`,
  done: '股票已出借',
  recall: '召回股票',
  lotsBack: '召回手數',
  recallLots: (lots) => `召回 ${lots} 手`,
  recallDone: '已送出召回',
  recallNote: '無人借用的股票即時返還。出借的股票不必召回也可直接賣出。',
  lines: '交易紀錄',
  noLines: '尚未出借。',
  line: { shares_lent: '出借', shares_recalled: '返還' },
  feeOf: (date) => `${date} 費用`,
  lineShares: (shares) => `${shares} 股`,
};

export default texts;
