/** Copy funds in the console: what each has and plans, one person halts one, and a second lets it trade again. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import { beforeAll, expect, test } from 'vitest';
import { openPool } from '../server/src/pools/service.ts';
import { openBrowser } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { openConsole } from './console.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { open } = openBrowser();

// A fund is halted meanwhile: in a house of its own.
const market = livesInVirtualMarket();

beforeAll(async () => {
  const { clock, t } = market().h;
  const terms = { minimum: 5_000_00n, feeBps: 100, lockDays: 14, endsOn: '2027-11-20' };
  for (const strategy of STRATEGIES)
    await t.db.transaction((tx) => openPool(practiceCalendar, tx, { ...terms, strategy, now: clock.now() }));
  await t.owner.query(PLAN, [clock.now()]);
});

/** As the first session of the first fund left it. */
const PLAN = `with plan as (
    insert into pools.plan (pool_id, number, date, at, is_rule_asked, targets, cash, dividends, owed, stocks, lot_size)
    values (1, 1, '2026-12-01', $1, false, '[]', 1000000, 0, 0, '[]', 100) returning id)
  insert into pools.plan_line (plan_id, line, symbol, side, shares, asked, limit_price, order_id, code, params, outcome, filled, turnover)
  select id, l.* from plan cross join (values
    (1, 'VRM', 'buy', 300, 300, 50000::bigint, 901::bigint, null, null::jsonb, 'filled', 300, 15000000::bigint),
    (2, 'NEEM', 'buy', 500, 400, 20000, 902, null, null, 'placed', 100, 2000000),
    (3, 'ROHN', 'buy', 200, 200, 30000, null, 'orders.suspended', '{"symbol": "ROHN"}', 'refused', 0, 0),
    (4, 'SRTH', 'buy', 200, 0, 90000, null, null, null, 'not_afforded', 0, 0)) l`;

test('a copy fund is read, halted by one and let in again by two', async () => {
  const risk = await openConsole(open, 'risk');
  await risk.page.getByRole('menuitem', { name: 'Copy trading' }).click();
  const fund = risk.page.getByRole('region', { name: 'FUND-1 · Sector rotation' });
  await fund.getByText('Open', { exact: true }).waitFor();
  expect(await risk.page.getByRole('region', { name: /^FUND-/ }).count()).toBe(6);
  await fund.getByRole('button', { name: 'Orders and positions' }).click();
  await fund.getByText('Rejected: ROHN is suspended from trading.').waitFor();
  expect(await violationsInBothThemes(risk, 'copy funds')).toEqual([]);

  await fund.getByRole('button', { name: 'Halt: FUND-1' }).click();
  const halt = risk.page.getByRole('dialog', { name: 'Halt FUND-1' });
  expect(await halt.getByRole('button', { name: 'Halt' }).isDisabled()).toBe(true);
  await halt.getByLabel('Reason, written down').fill('It buys at any price');
  expect(await violationsOf(risk, 'halt of a fund')).toEqual([]);
  await halt.getByRole('button', { name: 'Halt' }).click();
  await fund.getByText(/Halted by Rhea Bose/).waitFor();
  await fund.getByRole('button', { name: 'Propose to trade again: FUND-1' }).click();
  const resume = risk.page.getByRole('dialog', { name: 'Let FUND-1 trade again' });
  await resume.getByLabel('Reason').fill('The price is right again');
  await resume.getByRole('button', { name: 'Propose to trade again' }).click();
  await fund.getByRole('button', { name: 'Withdraw the proposal: FUND-1' }).waitFor();

  const checker = await openConsole(open, 'admin');
  await checker.page.getByRole('menuitem', { name: 'Copy trading' }).click();
  const seen = checker.page.getByRole('region', { name: 'FUND-1 · Sector rotation' });
  await seen.getByRole('button', { name: 'Approve: FUND-1' }).click();
  await checker.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await seen.getByText('Open', { exact: true }).waitFor();
  expect([...risk.problems, ...checker.problems]).toEqual([]);
  await risk.close();
  await checker.close();
});
