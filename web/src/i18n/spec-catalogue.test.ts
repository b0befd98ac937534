/**
 * The messages of spec §8: each has its words in every language, as the message of a server and, where it refuses, as a code of ours. That a
 * code is told when its rule says so is the business of the domain's own tests.
 */
import { expect, test } from 'vitest';
import { refusals, type RefusalCode } from '@bahi/contract/errors.ts';
import { formatReason } from './format-reason.ts';
import en, { type KnownMessage } from './messages.en.ts';
import ko from './messages.ko.ts';
import tw from './messages.tw.ts';
import reasonsEn from './reasons.en.ts';
import reasonsKo from './reasons.ko.ts';
import reasonsTw from './reasons.tw.ts';

type Row = readonly [message: KnownMessage, ...codes: RefusalCode[]];

const account: readonly Row[] = [
  ['账号不存在', 'identity.wrong_credentials'],
  ['账号或密码错误', 'identity.wrong_credentials'],
  ['账号已存在', 'identity.account_exists'],
  ['邀请人不存在', 'identity.inviter_missing'],
  ['两次密码不一致', 'identity.passwords_differ'],
  ['账号已冻结', 'identity.frozen'],
  ['账号禁止登录', 'identity.banned'],
  ['账号已停用', 'identity.disabled'],
  ['当前账号无法交易，请联系客服', 'identity.no_trade'],
  ['当前账号无法提现，请联系客服', 'identity.no_withdrawal'],
  ['原密码错误', 'identity.old_password_wrong'],
  ['资金密码错误', 'security.fund_password_wrong'],
  ['请先设置资金密码', 'security.fund_password_missing'],
  ['通道密码错误', 'deposits.channel_password_wrong'],
  ['密钥不匹配', 'session.account_mismatch', 'request.idempotency_key_reused'],
  ['实名认证未通过', 'verification.required'],
];

const money: readonly Row[] = [
  ['余额不足', 'exchange.insufficient', 'pools.insufficient', 'placements.insufficient'],
  ['可用余额不足', 'orders.insufficient_funds', 'new_shares.insufficient', 'block_trades.insufficient'],
  ['可提现金额不足', 'withdrawals.insufficient'],
  ['信用分不足', 'withdrawals.score_low', 'loans.score_low'],
  ['信用额度不足', 'loans.above_limit'],
  ['有其他资金操作正在进行', 'withdrawals.open_request'],
  ['有待处理的充值', 'deposits.pending'],
  ['不在充值时间内，充值时间为{time}', 'deposits.window_closed'],
  ['不在提现时间内，提现时间为{time}', 'withdrawals.window_closed'],
  ['还款金额大于借款金额', 'loans.repay_above_owed', 'pledges.repay_above_owed'],
  ['有未还清的信用贷，请先还款', 'loans.repay_first'],
  ['有订单正在审核', 'loans.pending', 'placements.pending', 'block_trades.pending', 'day_trading.pending'],
  ['借款额度不足', 'loans.above_limit', 'pledges.above_limit'],
  ['银行卡不存在', 'destinations.unknown'],
  ['银行卡已存在', 'destinations.card_exists'],
  ['非本人银行卡', 'destinations.unknown'],
  ['提现发起失败'],
];

const trading: readonly Row[] = [
  ['非交易时间', 'orders.market_closed'],
  ['超出涨跌幅限制', 'orders.price_outside_band'],
  ['未获取到股票价格，如多次出现请联系客服', 'orders.price_unavailable', 'orders.price_stale'],
  ['订单非持仓状态，请勿重复操作', 'orders.not_holding', 'orders.already_closing'],
  ['订单非挂单状态，请勿重复操作', 'orders.not_pending', 'orders.already_cancelling'],
  ['订单非申购状态，请勿重复操作', 'new_shares.not_awaiting_payment', 'new_shares.not_applied'],
  ['订单非审核状态，请勿重复操作', 'staff.case_decided', 'placements.not_pending', 'deposits.not_pending'],
  ['订单不存在', 'orders.unknown_order', 'orders.unknown_position'],
  ['产品不存在', 'block_trades.unknown', 'new_shares.unknown', 'pools.unknown', 'placements.unknown'],
  ['产品已下架', 'orders.off_shelf', 'block_trades.off_shelf', 'pools.off_shelf'],
  ['无法购买', 'orders.not_tradable', 'orders.suspended'],
  ['尚未上市', 'orders.not_listed'],
  ['未到申购时间', 'new_shares.not_open'],
  ['新股通道未开启', 'new_shares.channel_closed'],
  ['T+{n}日不可卖出', 'orders.locked_days'],
  ['买入{n}分钟内不可卖出', 'orders.locked_minutes'],
  ['大宗交易已关闭', 'block_trades.closed', 'block_trades.paused'],
  ['未开通融资融券', 'orders.margin_not_enabled'],
  ['跟单已截止', 'pools.deadline_passed'],
  ['低于产品最低金额', 'pools.below_minimum', 'placements.below_minimum', 'new_shares.below_minimum'],
  ['抢筹额度不足', 'grab.quota_used'],
  ['券源额度已满', 'lending.quota_full'],
  ['借券通道已关闭', 'lending.channel_closed'],
  ['签到次数不足', 'sign_in.insufficient'],
  ['今日已签到', 'sign_in.already'],
];

const generic: readonly Row[] = [
  ['提交过于频繁', 'request.too_frequent', 'orders.too_frequent'],
  ['系统繁忙，请稍后重试', 'system.busy'],
  ['请先完成实名认证', 'verification.required'],
];

const ACTIONS =
  '提交 上传 添加 编辑 删除 更新 修改 购买 申购 配售 付款 借款 还款 兑换 撤单 跟单 借券 签到 实名认证 提现'.split(' ');

test.each([
  ['account', account],
  ['money', money],
  ['trading', trading],
  ['generic', generic],
])('every message of the category %s has its words in each language, and its code', (_category, rows) => {
  const missing = rows.flatMap(([message, ...codes]) => [
    ...[en, tw, ko].filter(({ table }) => !table[message]).map(() => message),
    ...codes.filter((code) => !(code in refusals)),
  ]);
  expect(missing).toEqual([]);
});

test('every code that the app is told for them is put into words in each language', () => {
  const codes = [account, money, trading, generic].flat().flatMap(([, ...each]) => each);
  const told = codes.filter((code) => !code.startsWith('staff.'));
  const wordless = told.filter((code) =>
    [reasonsEn, reasonsTw, reasonsKo].some(
      (texts) => formatReason({ code, params: {} }, texts, 'Asia/Kolkata') === null,
    ),
  );
  expect(wordless).toEqual([]);
});

test('every action has a message of its success and one of its failure, in each language', () => {
  const messages = ACTIONS.flatMap((action) => [`${action}成功`, `${action}失败`]);
  expect(messages).toHaveLength(40);
  for (const { table } of [en, tw, ko]) {
    expect(messages.filter((message) => !(table as Record<string, string>)[message])).toEqual([]);
  }
});
