/**
 * The one table of screens: every path of spec §2 that is built, what stands behind it, and how it sits among the others.
 * The query each path reads is typed in shell/paths.ts. Only this file imports screens.
 */
import { accountTexts } from './account/texts.ts';
import { destinationTexts } from './destinations/texts.ts';
import { depositTexts } from './deposits/texts.ts';
import { favoriteTexts } from './favorite/texts.ts';
import { newsTexts } from './home/news-texts.ts';
import { overviewTexts } from './home/overview-texts.ts';
import { supportTexts } from './home/support-texts.ts';
import { homeTexts } from './home/texts.ts';
import { identityTexts } from './identity/texts.ts';
import { loginTexts } from './login/texts.ts';
import { issueTexts } from './market/lists/issue-texts.ts';
import { scanTexts } from './market/lists/scan-texts.ts';
import { detailTexts } from './market/detail-texts.ts';
import { marketTexts } from './market/texts.ts';
import { messageTexts } from './messages/texts.ts';
import { tradeTexts } from './trade/texts.ts';
import { recordTexts } from './records/texts.ts';
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

/** Built: path -> screen. Keep the order of the specification. */
export const routes = {
  '/login/start': {
    screen: () => import('./login/welcome-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: null,
  },
  '/login/start1': {
    screen: () => import('./login/setup-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: null,
  },
  '/login/loginAfter': {
    screen: () => import('./login/gate-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'customer',
    parent: null,
  },
  '/login/login': {
    screen: () => import('./login/login-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: '/login/start',
  },
  '/login/register': {
    screen: () => import('./login/register-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: '/login/start',
  },
  '/login/reLogin': {
    screen: () => import('./login/re-login-screen.tsx'),
    texts: loginTexts,
    tab: null,
    audience: 'public',
    parent: '/login/start',
  },
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
  '/home/market': {
    screen: () => import('./home/overview-screen.tsx'),
    texts: overviewTexts,
    tab: 'home',
    audience: 'customer',
    parent: '/home/index',
  },
  '/home/newsList': {
    screen: () => import('./home/news-list-screen.tsx'),
    texts: newsTexts,
    tab: 'home',
    audience: 'customer',
    parent: '/home/index',
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
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
    hasTicket: true,
  },
  '/market/stockDetailzs': {
    screen: () => import('./market/detail/index-detail-screen.tsx'),
    texts: detailTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
  },
  '/market/marketBuy': {
    screen: () => import('./trade/market-buy-screen.tsx'),
    texts: tradeTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
    companion: '/market/stockDetail',
    isTicket: true,
  },
  '/market/marketTeshe': {
    screen: () => import('./market/lists/featured-screen.tsx'),
    texts: marketTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
  },
  '/market/marketZhiBiao': {
    screen: () => import('./market/lists/scans-screen.tsx'),
    texts: scanTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
  },
  '/market/marketQuestion': {
    screen: () => import('./market/lists/issues-screen.tsx'),
    texts: issueTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/market/index',
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
  '/information/setting': {
    screen: () => import('./account/setting-screen.tsx'),
    texts: accountTexts,
    ...inAccount,
  },
  '/information/aboutInfo': {
    screen: () => import('./account/about-screen.tsx'),
    texts: accountTexts,
    ...inAccount,
  },
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
    screen: () => import('./identity/fund-password-screen.tsx'),
    texts: identityTexts,
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
  '/information/authInfo': {
    screen: () => import('./verification/auth-info-screen.tsx'),
    texts: verificationTexts,
    ...inAccount,
  },
  '/information/usdtAddress': {
    screen: () => import('./destinations/add-wallet-screen.tsx'),
    texts: destinationTexts,
    ...inAccount,
    parent: '/information/bankList',
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
  '/information/msgInfo': {
    screen: () => import('./messages/message-screen.tsx'),
    texts: messageTexts,
    ...inAccount,
  },
  '/information/verify': {
    screen: () => import('./records/verify-screen.tsx'),
    texts: verifyTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/fundRecord',
  },
  '/dev/ui': {
    screen: () => import('./dev-ui/dev-ui-screen.tsx'),
    tab: null,
    audience: 'public',
    parent: null,
  },
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
  '/home/newStock',
  '/home/newStockps',
  '/home/newStockBuy',
  '/home/newStockPsBuy',
  '/home/newStockRecord',
  '/market/vip',
  '/information/exChange',
  '/information/aboutUs',
  '/information/userInfo',
  '/information/pj',
  '/information/jkjl',
  '/information/safety',
  '/information/agreement',
  '/information/faq',
  '/information/loan',
];
