/**
 * Every path of the app (spec §2) with the query it reads. All query values are text and may be missing: a link may be
 * cut short, so a screen always has an answer for that. `routes.ts` says which screen stands behind each.
 */
type None = Record<never, never>;

export interface Queries {
  '/login/start': None;
  '/login/start1': None;
  '/login/loginAfter': { return: string };
  '/login/login': { return: string; account: string };
  '/login/register': { code: string; return: string };
  '/login/reLogin': { return: string };

  '/home/index': None;
  '/home/market': { by: string };
  '/home/newsList': { tab: string; symbol: string };
  '/home/newsDetail': { id: string };
  '/home/blockTrade': None;
  '/home/blockTrade1': None;
  '/home/blockTrade2': None;
  '/home/blockTradeDetail': { id: string };
  '/home/fllow': None;
  '/home/fllowRecord': None;
  '/home/fllowDetail': { id: string };
  '/home/qcList': None;
  '/home/dayTrading': None;
  '/home/newStock': { tab: string; view: string; month: string; day: string };
  '/home/newStockps': { tab: string; request: string; issue: string };
  '/home/newStockBuy': { id: string };
  '/home/newStockPsBuy': { placement: string; issue: string };
  '/home/newStockRecord': { tab: string; subscription: string; proof: string };
  '/home/kefuCenter': None;

  '/market/index': { tab: string; sort: string; by: string; sector: string; kind: string };
  '/market/optionList': { type: string };
  '/market/stockDetail': { symbol: string; period: string; draw: string };
  '/market/stockDetailzs': { symbol: string; period: string };
  '/market/marketBuy': { symbol: string; direction: string; type: string };
  '/market/marketTeshe': None;
  '/market/marketZhiBiao': { scan: string };
  '/market/marketQuestion': { kind: string };
  '/market/vip': None;

  '/trade/index': { tab: string };
  '/trade/positionDetail': { position: string; order: string };

  '/favorite/index': { type: string };
  '/favorite/search': { text: string };

  '/information/index': None;
  '/information/setting': None;
  '/information/aboutInfo': None;
  '/information/changeLang': None;
  '/information/loginPass': None;
  '/information/fundPass': { show: string };
  '/information/bankList': { tab: string };
  '/information/addBankCard': { return: string };
  '/information/fundRecord': {
    reference: string;
    kind: string;
    entry: string;
    tab: string;
    currency: string;
    deposit: string;
    withdrawal: string;
  };
  '/information/exChange': { from: string; to: string };
  '/information/authInfo': { return: string; step: string };
  '/information/aboutUs': None;
  '/information/usdtAddress': { return: string };
  '/information/cashOut': None;
  '/information/recharge': { amount: string };
  '/information/rechargeChannel': { amount: string; channel: string };
  '/information/userInfo': None;
  '/information/msgInfo': { tab: string; kind: string };
  '/information/pj': None;
  '/information/jkjl': None;
  '/information/safety': { show: string };
  '/information/agreement': { tab: string };
  '/information/faq': None;
  '/information/loan': None;

  /** Our own: every component in its states, a statement that anyone may verify, and the public state of the books. */
  '/dev/ui': { part: string };
  '/information/verify': None;
  '/information/status': None;
}

export type Path = keyof Queries;

/** The query of a path as it may come in. */
export type QueryOf<P extends Path> = { readonly [K in keyof Queries[P]]?: string };

/** Targets that are actions (spec §2): `exit` signs out, `kefu` opens the external support link. */
export type Target = Path | 'exit' | 'kefu';
