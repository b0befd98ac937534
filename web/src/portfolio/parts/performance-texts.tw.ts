import type { PerformanceTexts } from './performance-texts.en.ts';

const texts: PerformanceTexts = {
  title: '績效',
  since: (date) => `自 ${date} 起，已扣除所有費用`,
  yearly: '年化報酬率（XIRR）',
  tooShort: '時間太短，尚無法計算',
  unknown: '尚無資料',
  own: '您的報酬率',
  why: '這些數字怎麼來的？',
  whyYearly: '年化報酬率：每筆入金從入金日起，以此年率成長到您目前的資產；出金也從出金日起計。',
  whyOwn: '您的報酬率：從一開始就在帳戶裡的 1 盧比，如今變成多少。入金的金額與時間不影響它，因此可與指數比較。',
  whyShares: '比重以您目前擁有的一切計算，未扣除欠款。',
  byKind: '依類別',
  bySector: '依產業',
  noSector: '未分類',
  kind: '類別',
  sector: '產業',
  amount: '金額',
  share: '比重',
  noShares: '您目前沒有持股。',
};

export default texts;
