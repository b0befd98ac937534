/** axe on every screen that is built but those of the account (accessibility-account.test.ts), in light and dark: no violations. */
import { expect, test } from 'vitest';
import { openBrowser, crossing } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { logIn } from './practice.ts';

const { devices } = crossing();

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
  '/home/blockTrade',
  '/home/blockTrade1',
  '/home/blockTrade2',
  '/home/blockTradeDetail',
  '/home/newStockPsBuy',
  '/home/fllow',
  '/home/fllowDetail?id=1',
  '/home/fllowRecord',
  '/home/fllowRecord?tab=ended',
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
  '/dev/ui',
];

test.each(devices)('no screen on a %s has an accessibility violation, in light or dark', async (device) => {
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
});
