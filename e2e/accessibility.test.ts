/** axe on every screen that is built, in light and dark, phone and desktop: no violations. */
import { expect, test } from 'vitest';
import { devices, openBrowser } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { logIn } from './practice.ts';

const { open } = openBrowser();

const publicScreens = [
  '/login/start',
  '/login/start1',
  '/login/login',
  '/login/register',
  '/home/newStock',
  '/home/newStock?view=calendar',
  '/home/kefuCenter',
  '/information/changeLang',
  '/information/verify',
  '/information/status',
];

const customerScreens = [
  '/home/index',
  '/home/market',
  '/home/newsList?tab=news',
  '/home/newsList?tab=notice',
  '/home/newsDetail?id=1',
  '/home/newStock',
  '/home/newStock?tab=upcoming',
  '/home/newStock?tab=auctions',
  '/home/newStock?view=calendar',
  '/home/newStockRecord?tab=applied',
  '/home/newStockRecord?tab=won',
  '/home/newStockRecord?tab=refunded',
  '/home/newStockps',
  '/home/newStockps?tab=rights',
  '/home/newStockps?tab=requests',
  '/home/newStockPsBuy',
  '/market/index?tab=watchlist',
  '/market/index?tab=quotes',
  '/market/index?tab=funds',
  '/market/index?tab=forex',
  '/market/marketTeshe',
  '/market/marketZhiBiao',
  '/market/marketZhiBiao?scan=price_above_ma20',
  '/market/marketQuestion',
  '/market/stockDetail?symbol=VRM',
  '/market/stockDetail?symbol=SWIFTFUND',
  '/market/stockDetail?symbol=USDJPY',
  '/market/stockDetail?symbol=SETUB',
  '/market/stockDetailzs?symbol=BAHIFIFTY',
  '/market/marketBuy?symbol=VRM&direction=long',
  '/trade/index?tab=open',
  '/trade/index?tab=orders',
  '/trade/index?tab=ended',
  '/trade/index?tab=holdings',
  '/trade/index?tab=digital',
  '/trade/index?tab=forex',
  '/market/optionList?type=stock',
  '/favorite/index',
  '/favorite/search',
  '/favorite/search?text=bank',
  '/information/index',
  '/information/msgInfo',
  '/information/msgInfo?tab=alerts',
  '/information/msgInfo?tab=notes',
  '/information/setting',
  '/information/aboutInfo',
  '/information/loginPass',
  '/information/fundPass',
  '/information/userInfo',
  '/information/safety',
  '/information/safety?show=authenticator',
  '/information/safety?show=passkeys',
  '/information/safety?show=phone',
  '/information/safety?show=devices',
  '/information/safety?show=logins',
  '/information/safety?show=pause',
  '/information/safety?show=freeze',
  '/information/safety?show=restrictions',
  '/information/authInfo',
  '/information/fundRecord',
  '/information/fundRecord?tab=deposits',
  '/information/fundRecord?tab=withdrawals',
  '/information/fundRecord?currency=USD',
  '/information/recharge',
  '/information/rechargeChannel?amount=5000',
  '/information/cashOut',
  '/information/bankList',
  '/information/bankList?tab=wallets',
  '/information/addBankCard',
  '/information/usdtAddress',
  '/information/exChange',
  '/dev/ui',
];

test.each(devices)(
  'no screen on a %s has an accessibility violation, in light or dark',
  { timeout: 480_000 },
  async (device) => {
    const app = await open({ device });
    const found = [];
    for (const screen of publicScreens) found.push(...(await violationsInBothThemes(app, screen)));
    await app.goTo('#/login/start');
    await logIn(app, 'arjun');
    for (const screen of customerScreens) found.push(...(await violationsInBothThemes(app, screen)));
    await app.goTo('#/trade/index?tab=open');
    await app.page
      .getByRole('link', { name: /positionDetail|Details/ })
      .or(app.page.locator('a[href*="positionDetail"]'))
      .first()
      .click();
    found.push(...(await violationsInBothThemes(app, 'a position')));
    await app.goTo('#/home/newStock?tab=auctions');
    await app.page.locator('a[href*="newStockBuy"]').first().click();
    found.push(...(await violationsInBothThemes(app, 'an offer of new shares')));
    expect(found).toEqual([]);
    await app.close();
  },
);
