/**
 * The one table of screens: every path of spec §2 that is built, what stands behind it, and how it sits among the others.
 * The query each path reads is typed in shell/paths.ts. Only this file imports screens.
 */
import { accountTexts } from './account/texts.ts';
import { userInfoTexts } from './account/user-info-texts.ts';
import { destinationTexts } from './destinations/texts.ts';
import { depositTexts } from './deposits/texts.ts';
import { exchangeTexts } from './exchange/texts.ts';
import { favoriteTexts } from './favorite/texts.ts';
import { newsTexts } from './home/news-texts.ts';
import { overviewTexts } from './home/overview-texts.ts';
import { supportTexts } from './home/support-texts.ts';
import { homeTexts } from './home/texts.ts';
import { loginTexts } from './login/texts.ts';
import { issueTexts } from './market/lists/issue-texts.ts';
import { scanTexts } from './market/lists/scan-texts.ts';
import { detailTexts } from './market/detail-texts.ts';
import { marketTexts } from './market/texts.ts';
import { newSharesTexts } from './new-shares/texts.ts';
import { recordTexts as applicationTexts } from './new-shares/record-texts.ts';
import { messageTexts } from './messages/texts.ts';
import { tradeTexts } from './trade/texts.ts';
import { placementTexts } from './placements/texts.ts';
import { proofTexts } from './proofs/texts.ts';
import { recordTexts } from './records/texts.ts';
import { securityTexts } from './security/texts.ts';
import { verifyTexts } from './records/verify-texts.ts';
import { verificationTexts } from './verification/texts.ts';
import { withdrawalTexts } from './withdrawals/texts.ts';
import type { Path } from './shell/paths.ts';
import type { Route } from './shell/route.ts';

/** A screen that the account's list leads to. */
const inAccount = {
  tab: 'account',
  audience: 'customer',
  parent: '/information/index',
  list: '/information/index',
} as const;

/** A screen before there is a session. */
const atLogin = { texts: loginTexts, tab: null, audience: 'public', parent: '/login/start' } as const;

/** A screen that home leads to. */
const inHome = { tab: 'home', audience: 'customer', parent: '/home/index' } as const;

/** A screen that the list of new shares leads to; offers and draws are for everybody. */
const inNewShares = { tab: 'home', audience: 'public', parent: '/home/newStock', list: '/home/newStock' } as const;

/** The list of placements and rights issues, and what it leads to. */
const inPlacements = { ...inHome, texts: placementTexts, list: '/home/newStockps' } as const;

/** A screen that the market's list leads to. */
const inMarket = { tab: 'market', audience: 'customer', parent: '/market/index', list: '/market/index' } as const;

/** Built: path -> screen. Keep the order of the specification. */
export const routes = {
  '/login/start': {
    screen: () => import('./login/welcome-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: null,
  },
  '/login/start1': { screen: () => import('./login/setup-screen.tsx'), ...atLogin, parent: null },
  '/login/loginAfter': {
    screen: () => import('./login/gate-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'customer',
    parent: null,
  },
  '/login/login': { screen: () => import('./login/login-screen.tsx'), ...atLogin },
  '/login/register': { screen: () => import('./login/register-screen.tsx'), ...atLogin },
  '/login/reLogin': { screen: () => import('./login/re-login-screen.tsx'), ...atLogin },
  '/home/index': {
    screen: () => import('./home/home-screen.tsx'),
    texts: homeTexts,
    tab: 'home',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/favorite/index',
    hasTicket: true,
  },
  '/home/market': { screen: () => import('./home/overview-screen.tsx'), texts: overviewTexts, ...inHome },
  '/home/newsList': {
    screen: () => import('./home/news-list-screen.tsx'),
    texts: newsTexts,
    ...inHome,
    list: '/home/newsList',
    companion: '/home/newsDetail',
  },
  '/home/newsDetail': {
    screen: () => import('./home/news-detail-screen.tsx'),
    texts: newsTexts,
    tab: 'home',
    audience: 'customer',
    parent: '/home/newsList',
    list: '/home/newsList',
  },
  '/home/newStock': {
    screen: () => import('./new-shares/stock-screen.tsx'),
    texts: newSharesTexts,
    ...inNewShares,
    parent: '/home/index',
    companion: '/home/newStockBuy',
  },
  '/home/newStockBuy': { screen: () => import('./new-shares/buy-screen.tsx'), texts: newSharesTexts, ...inNewShares },
  '/home/newStockRecord': {
    screen: () => import('./new-shares/record-screen.tsx'),
    texts: applicationTexts,
    ...inNewShares,
    audience: 'customer',
    publicWith: 'proof',
  },
  '/home/newStockps': {
    screen: () => import('./placements/placements-screen.tsx'),
    ...inPlacements,
    companion: '/home/newStockPsBuy',
  },
  '/home/newStockPsBuy': {
    screen: () => import('./placements/buy-screen.tsx'),
    ...inPlacements,
    parent: '/home/newStockps',
  },
  '/home/kefuCenter': {
    screen: () => import('./home/support-screen.tsx'),
    texts: supportTexts,
    tab: 'home',
    audience: 'public',
    parent: '/home/index',
  },
  '/market/index': {
    screen: () => import('./market/lists/market-screen.tsx'),
    texts: marketTexts,
    tab: 'market',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/market/index',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/market/optionList': {
    screen: () => import('./favorite/option-list-screen.tsx'),
    texts: favoriteTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/favorite/index',
    list: '/favorite/index',
  },
  '/market/stockDetail': {
    screen: () => import('./market/detail/stock-detail-screen.tsx'),
    texts: detailTexts,
    ...inMarket,
    hasTicket: true,
  },
  '/market/stockDetailzs': {
    screen: () => import('./market/detail/index-detail-screen.tsx'),
    texts: detailTexts,
    ...inMarket,
  },
  '/market/marketBuy': {
    screen: () => import('./trade/market-buy-screen.tsx'),
    texts: tradeTexts,
    ...inMarket,
    companion: '/market/stockDetail',
    isTicket: true,
  },
  '/market/marketTeshe': {
    screen: () => import('./market/lists/featured-screen.tsx'),
    texts: marketTexts,
    ...inMarket,
  },
  '/market/marketZhiBiao': { screen: () => import('./market/lists/scans-screen.tsx'), texts: scanTexts, ...inMarket },
  '/market/marketQuestion': {
    screen: () => import('./market/lists/issues-screen.tsx'),
    texts: issueTexts,
    ...inMarket,
  },
  '/trade/index': {
    screen: () => import('./trade/trade-screen.tsx'),
    texts: tradeTexts,
    tab: 'trade',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/favorite/index',
    hasTicket: true,
  },
  '/trade/positionDetail': {
    screen: () => import('./trade/position-detail-screen.tsx'),
    texts: tradeTexts,
    tab: 'trade',
    audience: 'customer',
    parent: '/trade/index',
    list: '/trade/index',
  },
  '/favorite/index': {
    screen: () => import('./favorite/favorite-screen.tsx'),
    texts: favoriteTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    hasTabBar: true,
    list: '/favorite/index',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/favorite/search': {
    screen: () => import('./favorite/search-screen.tsx'),
    texts: favoriteTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/favorite/search',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/information/index': {
    screen: () => import('./account/account-screen.tsx'),
    texts: accountTexts,
    tab: 'account',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/information/index',
    companion: '/information/setting',
  },
  '/information/setting': { screen: () => import('./account/setting-screen.tsx'), texts: accountTexts, ...inAccount },
  '/information/aboutInfo': { screen: () => import('./account/about-screen.tsx'), texts: accountTexts, ...inAccount },
  '/information/changeLang': {
    screen: () => import('./account/language-screen.tsx'),
    texts: accountTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/index',
    list: '/information/index',
  },
  '/information/loginPass': {
    screen: () => import('./account/password-screen.tsx'),
    texts: accountTexts,
    ...inAccount,
  },
  '/information/fundPass': {
    screen: () => import('./security/fund-password-screen.tsx'),
    texts: securityTexts,
    ...inAccount,
  },
  '/information/bankList': {
    screen: () => import('./destinations/bank-list-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
  },
  '/information/addBankCard': {
    screen: () => import('./destinations/add-card-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
    parent: '/information/bankList',
  },
  '/information/fundRecord': {
    screen: () => import('./records/fund-record-screen.tsx'),
    texts: recordTexts,
    ...inAccount,
  },
  '/information/exChange': {
    screen: () => import('./exchange/exchange-screen.tsx'),
    texts: exchangeTexts,
    ...inAccount,
  },
  '/information/usdtAddress': {
    screen: () => import('./destinations/add-wallet-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
    parent: '/information/bankList',
  },
  '/information/authInfo': {
    screen: () => import('./verification/auth-info-screen.tsx'),
    texts: verificationTexts,
    tab: 'account',
    audience: 'customer',
    parent: '/information/index',
    list: '/information/index',
  },
  '/information/cashOut': {
    screen: () => import('./withdrawals/cash-out-screen.tsx'),
    texts: withdrawalTexts,
    ...inAccount,
  },
  '/information/recharge': {
    screen: () => import('./deposits/recharge-screen.tsx'),
    texts: depositTexts,
    ...inAccount,
  },
  '/information/rechargeChannel': {
    screen: () => import('./deposits/channel-screen.tsx'),
    texts: depositTexts,
    ...inAccount,
    parent: '/information/recharge',
  },
  '/information/userInfo': {
    screen: () => import('./account/user-info-screen.tsx'),
    texts: userInfoTexts,
    ...inAccount,
  },
  '/information/msgInfo': { screen: () => import('./messages/message-screen.tsx'), texts: messageTexts, ...inAccount },
  '/information/safety': { screen: () => import('./security/safety-screen.tsx'), texts: securityTexts, ...inAccount },
  '/information/verify': {
    screen: () => import('./records/verify-screen.tsx'),
    texts: verifyTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/fundRecord',
  },
  '/information/status': {
    screen: () => import('./proofs/status-screen.tsx'),
    texts: proofTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/index',
  },
  '/dev/ui': { screen: () => import('./dev-ui/dev-ui-screen.tsx'), tab: null, audience: 'public', parent: null },
} as const satisfies { readonly [P in Path]?: Route };

/** Still to come. What is not built is not linked; this list only ever gets shorter. */
export const routesToCome: readonly Exclude<Path, keyof typeof routes>[] = [
  '/home/blockTrade',
  '/home/blockTrade1',
  '/home/blockTrade2',
  '/home/blockTradeDetail',
  '/home/fllow',
  '/home/fllowRecord',
  '/home/fllowDetail',
  '/home/qcList',
  '/home/dayTrading',
  '/market/vip',
  '/information/aboutUs',
  '/information/pj',
  '/information/jkjl',
  '/information/agreement',
  '/information/faq',
  '/information/loan',
];
