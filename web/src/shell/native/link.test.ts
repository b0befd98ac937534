import { expect, test } from 'vitest';
import { hashOfLink } from './link.ts';

const origin = 'https://bahi.example';
const screens = ['/login/start', '/market/stockDetail', '/trade/index', '/login/login'];
const follow = (url: string) => hashOfLink(url, { origin, isScreen: (path) => screens.includes(path) });

test.each([
  ['bahi://market/stockDetail?symbol=VRM', '#/market/stockDetail?symbol=VRM'],
  ['bahi:///market/stockDetail?symbol=M%26M', '#/market/stockDetail?symbol=M%26M'],
  ['bahi://trade/index', '#/trade/index'],
  ['https://bahi.example/#/market/stockDetail?symbol=VRM', '#/market/stockDetail?symbol=VRM'],
  ['https://bahi.example:443/#/trade/index', '#/trade/index'],
  ['https://bahi.example/#/login/login?account=priya', '#/login/login?account=priya'],
])('%s leads to a screen', (url, hash) => {
  expect(follow(url)).toBe(hash);
});

test.each([
  ['another site', 'https://bahi.example.phish/#/trade/index'],
  ['another port', 'https://bahi.example:8443/#/trade/index'],
  ['no TLS', 'http://bahi.example/#/trade/index'],
  ['somebody’s name before the site', 'https://bahi.example@phish.example/#/trade/index'],
  ['a name at our own', 'https://priya:x@bahi.example/#/trade/index'],
  ['the console', 'https://bahi.example/console/#/trade/index'],
  ['a query before the hash', 'https://bahi.example/?token=x#/trade/index'],
  ['no screen', 'bahi://trade/nothing'],
  ['what every object has', 'bahi://constructor'],
  ['the root by a path that is none', 'bahi://market/stock-detail'],
  ['what is no plain path', 'bahi://trade/%69ndex'],
  ['a token', 'bahi://trade/index?token=x'],
  ['a token of the store’s name', 'https://bahi.example/#/trade/index?a=1&tokend=x'],
  ['a password', 'bahi://login/login?account=priya&password=x'],
  ['a script', 'javascript:alert(1)//trade/index'],
  ['a file', 'file:///trade/index'],
  ['data', 'data:text/html,#/trade/index'],
  ['another app’s scheme', 'bahix://trade/index'],
  ['no address', 'trade/index'],
  ['nothing', ''],
  ['what is too long', `bahi://trade/index?a=${'x'.repeat(2_000)}`],
])('%s is ignored', (_what, url) => {
  expect(follow(url)).toBeNull();
});
