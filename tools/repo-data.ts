/** The lists the architecture test checks against. */

const account = [
  'index',
  'setting',
  'aboutInfo',
  'changeLang',
  'loginPass',
  'fundPass',
  'bankList',
  'addBankCard',
  'fundRecord',
  'exChange',
  'authInfo',
  'aboutUs',
  'usdtAddress',
  'cashOut',
  'recharge',
  'rechargeChannel',
  'userInfo',
  'msgInfo',
  'pj',
  'jkjl',
  'safety',
  'agreement',
  'faq',
  'loan',
];

const home = [
  'index',
  'market',
  'newsList',
  'newsDetail',
  'blockTrade',
  'blockTrade1',
  'blockTrade2',
  'blockTradeDetail',
  'fllow',
  'fllowRecord',
  'fllowDetail',
  'qcList',
  'dayTrading',
  'newStock',
  'newStockps',
  'newStockBuy',
  'newStockPsBuy',
  'newStockRecord',
  'kefuCenter',
];

const market = [
  'index',
  'optionList',
  'stockDetail',
  'stockDetailzs',
  'marketBuy',
  'marketTeshe',
  'marketZhiBiao',
  'marketQuestion',
  'vip',
];

const login = ['start', 'start1', 'loginAfter', 'login', 'register', 'reLogin'];

const under = (area: string, names: readonly string[]) => names.map((name) => `/${area}/${name}`);

export const dataOf = {
  /** Every path of spec §2. */
  specRoutes: [
    ...under('login', login),
    ...under('home', home),
    ...under('market', market),
    ...under('trade', ['index', 'positionDetail']),
    ...under('favorite', ['index', 'search']),
    ...under('information', account),
  ],
  lineCountMax: 350,
};
