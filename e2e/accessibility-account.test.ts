/** axe on every screen of the account, in light and dark: no violations. The others are in accessibility.test.ts, to be looked at beside these. */
import { expect, test } from 'vitest';
import { openBrowser, crossing } from './app.ts';
import { violationsInBothThemes } from './axe.ts';
import { logIn } from './practice.ts';

const { devices } = crossing();

const { open } = openBrowser();

const screens = [
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
  '/information/loan',
  '/information/jkjl',
];

test.each(devices)(
  'no screen of the account on a %s has an accessibility violation, in light or dark',
  async (device) => {
    const app = await open({ device, signsIn: true });
    await logIn(app, 'arjun');
    const found = [];
    for (const screen of screens) found.push(...(await violationsInBothThemes(app, screen)));
    expect(found).toEqual([]);
    await app.close();
  },
);
