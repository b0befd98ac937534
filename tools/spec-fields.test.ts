/**
 * The fields of spec §3: each entity has each of its fields on the wire, and a screen that shows it or lets it be typed. What a field holds
 * is the business of the domain's own tests; this one goes red when one is dropped on either side.
 */
import { globSync, readFileSync } from 'node:fs';
import { getCreditScore } from '@bahi/contract/credit-score/calls.ts';
import { deposit } from '@bahi/contract/deposits/calls.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { addCard, addWallet, card, wallet } from '@bahi/contract/destinations/calls.ts';
import { exchangeRecord, listBalances } from '@bahi/contract/exchange/calls.ts';
import { getUser, register } from '@bahi/contract/identity/calls.ts';
import { lendingLine, lentHolding } from '@bahi/contract/lending/calls.ts';
import { getLoanTerms, loan, loanDetail } from '@bahi/contract/loans/calls.ts';
import { getInstrument, quote } from '@bahi/contract/market/calls.ts';
import { offer, subscription } from '@bahi/contract/new-shares/calls.ts';
import { order } from '@bahi/contract/orders/calls.ts';
import { position } from '@bahi/contract/orders/positions.ts';
import { pool } from '@bahi/contract/pools/pool-shapes.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { setFundPassword } from '@bahi/contract/security/calls.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import { listWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { withdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { expect, test } from 'vitest';

type Shape = Endpoint['output'];

/** Of the specification's field: the shape that has it, its name there, and the folders of the screens that have it too. */
type Field = readonly [field: string, shape: Shape, name: string, folders: string];

const account: readonly Field[] = [
  ['phone or account name', getUser.output, 'account', 'account'],
  ['password', register.input, 'password', 'identity'],
  ['payment (fund) password', setFundPassword.input, 'fundPassword', 'security'],
  ['institution code', getUser.output, 'institution', 'account'],
  ['invitation code', getUser.output, 'invitationCode', 'account'],
  ['registration time', getUser.output, 'registeredAt', 'account'],
  ['available funds', getSummary.output, 'available', 'account'],
  ['total funds', getSummary.output, 'total', 'home'],
  ['frozen amount', getSummary.output, 'held', 'account'],
  ['market value', getSummary.output, 'marketValue', 'account'],
  ['profit and loss', getSummary.output, 'openProfit', 'account'],
  ['credit score', getCreditScore.output, 'score', 'credit-score'],
  ['borrowable limit', getLoanTerms.output, 'limit', 'loans'],
  ['borrowed amount', getLoanTerms.output, 'owed', 'loans'],
  ['balances in other currencies', listBalances.output, 'currency', 'account'],
];

const identity: readonly Field[] = [
  ['name', submitVerification.input, 'name', 'verification'],
  ['first six digits of the ID number', submitVerification.input, 'idFirst', 'verification'],
  ['the rest of the ID number', submitVerification.input, 'idRest', 'verification'],
  ['Aadhaar or PAN', submitVerification.input, 'idType', 'verification'],
  ['ID front photo', submitVerification.input, 'front', 'verification'],
  ['ID back photo', submitVerification.input, 'back', 'verification'],
  ['PAN card number', submitVerification.input, 'pan', 'verification'],
];

const bankCard: readonly Field[] = [
  ['holder', card, 'holder', 'destinations'],
  ['account number', addCard.input, 'number', 'destinations'],
  ['bank name', card, 'bank', 'destinations'],
  ['branch name', card, 'branch', 'destinations'],
  ['bank code', card, 'bankCode', 'destinations'],
  ['IFSC code', card, 'ifsc', 'destinations'],
];

const walletAddress: readonly Field[] = [
  ['type', wallet, 'type', 'destinations'],
  ['address', addWallet.input, 'address', 'destinations'],
];

const stock: readonly Field[] = [
  ['name', getInstrument.output, 'name', 'market'],
  ['code', quote, 'symbol', 'market'],
  ['current price', quote, 'last', 'market'],
  ['change rate', quote, 'changeRate', 'market'],
  ['open', quote, 'open', 'market/detail'],
  ['previous close', quote, 'previousClose', 'market/detail'],
  ['high', quote, 'high', 'market/detail'],
  ['low', quote, 'low', 'market/detail'],
  ['volume', quote, 'volume', 'market/detail'],
  ['turnover', quote, 'turnover', 'market/detail'],
  ['market value', getInstrument.output, 'marketValue', 'market/detail'],
  ['52-week high', getInstrument.output, 'high52Weeks', 'market/detail'],
  ['52-week low', getInstrument.output, 'low52Weeks', 'market/detail'],
  ['foreign ownership ratio', getInstrument.output, 'foreignOwnership', 'market/detail'],
  ['industry group', getInstrument.output, 'sector', 'market/detail'],
  ['limit price, upper', quote, 'upper', 'market/detail'],
  ['limit price, lower', quote, 'lower', 'market/detail'],
  ['company profile', getInstrument.output, 'profile', 'market/detail'],
];

const trade: readonly Field[] = [
  ['order number', order, 'id', 'orders'],
  ['stock name', order, 'name', 'orders'],
  ['stock code', order, 'symbol', 'orders'],
  ['buy time', position, 'openedAt', 'orders'],
  ['buy price', position, 'averagePrice', 'orders'],
  ['sell time', position, 'closedAt', 'orders'],
  ['sell price', position, 'closePrice', 'orders'],
  ['quantity', position, 'quantity', 'orders'],
  ['original margin', position, 'originalMargin', 'orders'],
  ['leverage multiple', position, 'leverage', 'orders'],
  ['contract amount, which is its cost', position, 'contractAmount', 'orders'],
  ['market value', position, 'marketValue', 'orders'],
  ['profit and loss', position, 'profit', 'orders'],
  ['handling fee and stamp tax, line by line', position, 'charges', 'orders'],
  ['long or short', position, 'direction', 'orders'],
  ['market or limit', order, 'type', 'orders'],
  ['lock time', position, 'lockedUntil', 'orders'],
  ['status of a position', position, 'status', 'orders'],
  ['status of an order', order, 'status', 'orders'],
];

const subscriptionOf: readonly Field[] = [
  ['subscription price', offer, 'price', 'new-shares'],
  ['market price', offer, 'marketPrice', 'new-shares'],
  ['premium spread', offer, 'premiumRate', 'new-shares'],
  ['total lots', offer, 'lots', 'new-shares'],
  ['subscription date', offer, 'opensAt', 'new-shares'],
  ['deadline', offer, 'closesAt', 'new-shares'],
  ['lottery date', offer, 'drawAt', 'new-shares'],
  ['allocation date', offer, 'allotmentDate', 'new-shares'],
  ['listing date', offer, 'listingDate', 'new-shares'],
  ['issue date', offer, 'issueDate', 'new-shares'],
  ['issuing market', offer, 'market', 'new-shares'],
  ['lead underwriter or sponsor', offer, 'sponsor', 'new-shares'],
  ['provisional underwriting price', offer, 'provisionalPrice', 'new-shares'],
  ['actual underwriting price', offer, 'actualPrice', 'new-shares'],
  ['winning rate', offer, 'winningRate', 'new-shares'],
  ['minimum investment', offer, 'minimumLots', 'new-shares'],
  ['quantity', subscription, 'lots', 'new-shares'],
];

const copying: readonly Field[] = [
  ['fund size', pool, 'fundSize', 'pools'],
  ['minimum amount', pool, 'minimum', 'pools'],
  ['end time', pool, 'endsOn', 'pools'],
  ['profit rate or expected revenue ratio', pool, 'figures', 'pools'],
  ['strategy number', pool, 'number', 'pools'],
  ['lock-up days', pool, 'lockDays', 'pools'],
];

const loanFields: readonly Field[] = [
  ['credit score', getLoanTerms.output, 'score', 'loans'],
  ['borrowable limit', getLoanTerms.output, 'limit', 'loans'],
  ['borrowed amount', loan, 'principal', 'loans'],
  ['repayment amount', loanDetail, 'repaid', 'loans'],
  ['status', loan, 'state', 'loans'],
  ['records', loan, 'timeline', 'loans'],
];

const money: readonly Field[] = [
  ['currency paid in an exchange', exchangeRecord, 'from', 'exchange'],
  ['currency got in an exchange', exchangeRecord, 'to', 'exchange'],
  ['rate of an exchange', exchangeRecord, 'rate', 'exchange'],
  ['amount of an exchange', exchangeRecord, 'paid', 'exchange'],
  ['order number of a deposit', deposit, 'id', 'deposits'],
  ['time of a deposit', deposit, 'createdAt', 'records'],
  ['amount of a deposit', deposit, 'amount', 'deposits'],
  ['status of a deposit', deposit, 'status', 'deposits'],
  ['order number of a withdrawal', withdrawal, 'id', 'withdrawals'],
  ['time of a withdrawal', withdrawal, 'createdAt', 'records'],
  ['amount of a withdrawal', withdrawal, 'amount', 'withdrawals'],
  ['status of a withdrawal', withdrawal, 'status', 'withdrawals'],
  ['lots of securities lending', lentHolding, 'lent', 'lending'],
  ['amount of securities lending', lendingLine, 'amount', 'lending'],
  ['status of securities lending', lentHolding, 'recalled', 'lending'],
];

test('an account has its fields on the wire and on a screen', () => {
  expect(missing(account)).toEqual([]);
});

test('an identity verification has its fields on the wire and on a screen', () => {
  expect(missing(identity)).toEqual([]);
});

test('a bank card has its fields on the wire and on a screen', () => {
  expect(missing(bankCard)).toEqual([]);
});

test('a wallet has its fields on the wire and on a screen', () => {
  expect(missing(walletAddress)).toEqual([]);
});

test('a stock has its fields on the wire and on a screen', () => {
  expect(missing(stock)).toEqual([]);
});

test('a position or order has its fields on the wire and on a screen', () => {
  expect(missing(trade)).toEqual([]);
});

test('a new-share subscription has its fields on the wire and on a screen', () => {
  expect(missing(subscriptionOf)).toEqual([]);
});

test('a copy-trading product has its fields on the wire and on a screen', () => {
  expect(missing(copying)).toEqual([]);
});

test('a loan has its fields on the wire and on a screen', () => {
  expect(missing(loanFields)).toEqual([]);
});

test('an exchange, a deposit, a withdrawal and securities lending has its fields on the wire and on a screen', () => {
  expect(missing(money)).toEqual([]);
});

test('an item of the watchlist has a symbol, and the list is asked for by type', () => {
  expect(Object.keys(shapeOf(listWatchlist.input))).toContain('type');
  expect(Object.keys(shapeOf(listWatchlist.output))).toEqual(['symbol']);
});

function missing(fields: readonly Field[]): string[] {
  return fields.flatMap(([field, shape, name, folder]) => [
    ...(name in shapeOf(shape) ? [] : [`${field}: no ${name} on the wire`]),
    ...(new RegExp(String.raw`\b${name}\b`).test(screensOf(folder))
      ? []
      : [`${field}: no ${name} in web/src/${folder}`]),
  ]);
}

/** Of an object, or of the rows of a list. */
function shapeOf(schema: Shape): object {
  const { def } = schema._zod as unknown as {
    readonly def: { readonly element?: Shape; readonly shape?: object };
  };
  return def.element === undefined ? (def.shape ?? {}) : shapeOf(def.element);
}

const sources = new Map<string, string>();

/** What the screens of a folder are written as, its texts left out. */
function screensOf(folder: string): string {
  const known = sources.get(folder);
  if (known !== undefined) return known;
  const text = globSync(`web/src/${folder}/**/*.tsx`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  sources.set(folder, text);
  return text;
}
