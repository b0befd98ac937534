/** The screens of spec §2: each path stands in the table of screens, comes when it is asked for, and home leads to what it is to lead to. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AREAS = {
  login: 'start start1 loginAfter login register reLogin',
  home: `index market newsList newsDetail blockTrade blockTrade1 blockTrade2 blockTradeDetail fllow fllowRecord fllowDetail qcList
    dayTrading newStock newStockps newStockBuy newStockPsBuy newStockRecord kefuCenter`,
  market: 'index optionList stockDetail stockDetailzs marketBuy marketTeshe marketZhiBiao marketQuestion vip',
  trade: 'index positionDetail',
  favorite: 'index search',
  information: `index setting aboutInfo changeLang loginPass fundPass bankList addBankCard fundRecord exChange authInfo aboutUs
    usdtAddress cashOut recharge rechargeChannel userInfo msgInfo pj jkjl safety agreement faq loan`,
};

/** Path -> what its domain's table says of it. */
const screens = new Map(
  globSync('web/src/*/domain.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}'(\/[^']+)': (\{[^]*?\}),\n/gm)].map(
      (match) => [match[1]!, match[2]!] as const,
    ),
  ),
);

test.each(Object.entries(AREAS))('every path of the area %s is a screen', (area, names) => {
  const paths = names.split(/\s+/).map((name) => `/${area}/${name}`);
  expect(paths.filter((path) => !screens.has(path))).toEqual([]);
});

test('every screen is a file of its own that comes when it is asked for', () => {
  expect(screens.size).toBeGreaterThan(60);
  const eager = [...screens].filter(([, entry]) => !/screen: \(\) => import\('\.\/[\w/-]+\.tsx'\)/.test(entry));
  expect(eager.map(([path]) => path)).toEqual([]);
});

test('the top bar of home leads to the notices and to the search, and its shortcuts to the desks and to support', () => {
  const home = linksOf('web/src/home/home-screen.tsx');
  expect(home).toEqual(expect.arrayContaining(['/home/newsList', '/favorite/search']));
  expect(linksOf('web/src/home/shortcuts.tsx')).toEqual(
    expect.arrayContaining([
      '/home/blockTrade',
      '/home/fllow',
      '/home/dayTrading',
      '/home/newStock',
      '/home/newStockps',
      '/home/kefuCenter',
    ]),
  );
});

test.each([
  ['the market', 'web/src/market/lists/market-view.ts', 'marketTabs', 'quotes funds featured indicators issues forex'],
  ['trade', 'web/src/orders/trade-screen.tsx', 'tabs', 'open orders ended holdings digital forex'],
  ['the bar at the bottom', 'contract/src/settings/tabs.ts', 'appTabs', 'home market vip trade account favorite'],
])('%s has the tabs of the specification', (_name, path, constant, tabs) => {
  const list =
    new RegExp(String.raw`const ${constant}\b[^=]*= \[([^\]]*)\]`).exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  expect([...list.matchAll(/'(\w+)'/g)].map((match) => match[1])).toEqual(expect.arrayContaining(tabs.split(' ')));
});

function linksOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/href\('(\/[^']+)'/g)].map((match) => match[1]!);
}
