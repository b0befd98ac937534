import type { VipTexts } from './texts.en.ts';

const texts: VipTexts = {
  title: 'VIP',
  yours: '您的等級',
  level: (level) => (level === 0 ? '尚無等級' : `VIP ${level} 級`),
  asOf: (date) => `於 ${date} 結束時計算`,
  notYet: '等級於每個營業日結束時計算。',
  falls: (level, to, date) =>
    `您已不符合 ${level} 級的某項條件。若屆時仍未符合，${date} 結束後您的 VIP 等級改為 ${to}。`,
  none: '無',
  coming: (level) => `您目前已符合 ${level} 級的條件，營業日結束後生效。`,
  rules: '條件與進度',
  ofLevel: (level) => `${level} 級`,
  reached: '已符合',
  missing: '尚未符合',
  also: (level) => `${level} 級的全部條件，以及：`,
  rule: {
    verified: '已完成身分認證',
    sign_ins: (needed, days) => `最近 ${days} 天簽到 ${needed} 天`,
    average_total: (needed, days) => `${days} 日平均總資產達 ${needed} INR`,
    account_days: (needed) => `開戶滿 ${needed} 天`,
  },
  has: {
    sign_ins: (has, needed) => `${has}／${needed}`,
    average_total: (has) => `目前 ${has} INR`,
    account_days: (has, needed) => `${has}／${needed} 天`,
  },
  verify: '完成身分認證',
  signIn: '前往首頁簽到',
  signedIn: '今日已簽到',
  benefits: '等級可用於',
  benefit: [
    '大型股搶購：以公布的價格認購大型公司股票，所需等級見各檔額度頁面。',
    '其他一律相同：委託、費用、限額與出金對所有人一致。',
  ],
  costs: '費用',
  cost: '免費。等級不出售，我們的人員都無法設定等級。',
  costFalls: (days) => `條件不再符合後 ${days} 天才降級，第一天即以訊息通知。`,
  howTotal: '平均總資產的計算方式',
  howTotalBody: (days) =>
    `每個營業日：您的 INR 現金與投入金額，股票依收盤價（收盤時的標記價格）計算。最近 ${days} 日的總額相加後除以 ${days}，首日之前以零計。`,
  use: '特別交易',
  links: {
    '/home/qcList': { name: '大型股搶購', about: '依 VIP 等級申請大型公司股票' },
    '/home/blockTrade': { name: '鉅額交易', about: '委託簿以外的整批股票，不限等級' },
    '/home/dayTrading': { name: '當沖交易', about: '單一交易時段的當沖額度，不限等級' },
  },
};

export default texts;
