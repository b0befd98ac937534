/** axe on every screen that is built, in light and dark, phone and desktop: no violations. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { devices, openBrowser, type App } from './app.ts';
import { logIn } from './practice.ts';

const { open } = openBrowser();

const publicScreens = [
  '/login/start',
  '/login/start1',
  '/login/login',
  '/login/register',
  '/home/kefuCenter',
  '/information/changeLang',
  '/information/verify',
];

const customerScreens = [
  '/home/index',
  '/home/market',
  '/home/newsList?tab=news',
  '/home/newsList?tab=notice',
  '/home/newsDetail?id=1',
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
  '/information/authInfo',
  '/information/fundRecord',
  '/dev/ui',
];

const looks = devices.flatMap((device) => [
  { device, isDark: false },
  { device, isDark: true },
]);

test.each(looks)(
  'no screen has an accessibility violation ($device, dark $isDark)',
  { timeout: 480_000 },
  async (look) => {
    const app = await open(look);
    const found = [];
    for (const screen of publicScreens) found.push(...(await violationsOf(app, screen)));
    await app.goTo('#/login/start');
    await logIn(app, 'arjun');
    for (const screen of customerScreens) found.push(...(await violationsOf(app, screen)));
    await app.goTo('#/trade/index?tab=open');
    await app.page
      .getByRole('link', { name: /positionDetail|Details/ })
      .or(app.page.locator('a[href*="positionDetail"]'))
      .first()
      .click();
    found.push(...(await violationsOf(app, null)));
    expect(found).toEqual([]);
    await app.close();
  },
);

/** Each as "screen: rule on element". */
async function violationsOf(app: App, screen: string | null): Promise<string[]> {
  if (screen !== null) await app.goTo(`#${screen}`);
  await app.page.waitForTimeout(900);
  const { violations } = await new AxeBuilder({ page: app.page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${screen ?? 'position'}: ${id} on ${node.target.join(' ')}`),
  );
}
