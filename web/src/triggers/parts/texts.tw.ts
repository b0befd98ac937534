/** Traditional Chinese texts of trigger orders. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { Then, TriggerTexts } from './texts.en.ts';

const lots = (count: number | null) => (count === null ? '整筆持倉' : `${formatQuantity(count)} 手`);
const of = ({ act, lots: count }: Then) => `${act}${count === null ? '' : ' '}${lots(count)}`;
const then = (order: Then) =>
  order.limit === null ? `我們以市價${of(order)}` : `我們以限價 ${order.limit} 委託${of(order)}`;
const moves = (falls: boolean) => (falls ? '跌至' : '漲至');
const once = (falls: boolean, price: string, order: Then) => `標記價格${moves(falls)} ${price} 時，${then(order)}。`;

const texts: TriggerTexts = {
  acts: { buy: '買進', sell: '賣出', short: '放空', buyBack: '買回' },
  title: '觸價單',
  kindLabel: '觸價單類型',
  kind: { stop: '觸價市價', stop_limit: '觸價限價', gtt: 'GTT', oco: '二擇一', trailing: '移動停損' },
  kindLong: {
    stop: '觸價市價單',
    stop_limit: '觸價限價單',
    gtt: '到價限價單（GTT）',
    oco: '二擇一單（OCO）',
    trailing: '移動停損單',
  },
  price: { stop: '觸發價', target: '目標價' },
  limit: { stop: '限價', target: '目標限價' },
  orderType: '委託類型',
  market: '市價',
  limited: '限價',
  trailBy: '距離單位',
  trail: '距離',
  by: { percent: '百分比', amount: '盧比' },
  below: (percent, mark) => `比標記價格 ${mark} 低 ${percent}%`,
  above: (percent, mark) => `比標記價格 ${mark} 高 ${percent}%`,
  sentence: {
    once,
    either: (falls, stop, first, target, second) =>
      first.limit === null && second.limit === null
        ? `標記價格${moves(falls)} ${stop} 或${moves(!falls)} ${target} 時，${then(first)}。其中一個先觸發，另一個即取消。`
        : `${once(falls, stop, first)}${once(!falls, target, second)}其中一個先觸發，另一個即取消。`,
    trailing: (falls, distance, order, now) =>
      `標記價格${falls ? '自最高點回落' : '自最低點回升'} ${distance} 時，${then(order)}。目前的觸發價為 ${now}。`,
    none: '填入價格後，這裡會說明將發生什麼。',
    held: '觸發前不圈存任何資金。',
    watched: '交易時段內，我們持續監控標記價格。',
  },
  cost: {
    title: '預估',
    at: (price) => `以 ${price} 計算的金額`,
    charges: '手續費與稅',
    needed: '屆時需要',
    received: '預計收回',
    available: '目前可用',
    short: '屆時若現金不足，將不會下單，並會通知您。',
    band: (lower, upper) => `超出今日漲跌停 ${lower} 至 ${upper}，只能在其他交易日以此價格成交。`,
    wait: '填寫完整後即顯示預估。',
  },
  more: '有效期',
  timeInForce: '委託有效期',
  forSession: '當日有效',
  untilCancelled: '取消前有效',
  expiresOn: '最後一日',
  expiresHint: '留空：自今日起一年。',
  expiresYear: '一年',
  set: '設定觸價單',
  setPractice: '設定練習觸價單',
  save: '儲存變更',
  isSet: '已設定觸價單',
  again: '再下一筆',
  view: '查看觸價單',
  saved: '已儲存變更',
  closed: (opens) => `休市中，自 ${opens} 起監控。`,
  offline: '離線中，不會送出也不會排隊。',
  howMuch: '平倉數量',
  all: '全部',
  part: '部分手數',
  lotsOf: (count) => `平倉手數（共 ${formatQuantity(count)} 手）`,
  atLeast: '至少 1 手',
  atMost: (count) => `此持倉共 ${lots(count)}`,
  position: {
    title: '觸價單',
    why: '上方的停損與停利以市價平掉整筆持倉。觸價單還可以平倉部分手數、使用限價，或跟隨價格移動。',
    hide: '收起',
  },
  list: {
    show: '顯示',
    open: '等待中',
    ended: '已結束',
    emptyOpen: '目前沒有等待中的觸價單。',
    emptyEnded: '還沒有已結束的觸價單。',
    away: (percent) => `尚差 ${percent}%`,
    toMarket: '前往行情',
  },
  act: { buy: '買進', sell: '賣出', short: '放空', buyBack: '買回' },
  lots,
  status: {
    active: '監控中',
    firing: '下單中',
    waiting: '等待下單',
    placed: '已觸發',
    failed: '已拒絕',
    cancelled: '已取消',
    expired: '已到期',
  },
  slip: {
    markNow: '目前標記價格',
    best: { highest: '至今最高', lowest: '至今最低' },
    lots: '手數',
    whole: '整筆持倉',
    number: '觸價單編號',
    copy: '複製',
    timeline: '進度',
    order: '查看委託',
    toPosition: '查看持倉',
    change: '改單',
    cancel: '取消觸價單',
    cancelTitle: '取消這筆觸價單？',
    cancelBody: '取消後，價格到達時不會下單。您可隨時重新設定。',
    keep: '保留',
    cancelled: '已取消觸價單',
    cannotChange: '僅監控中的觸價單可以改單。',
    missing: '查無此觸價單。',
    toList: '查看觸價單',
  },
  step: {
    made: '已設定',
    watching: '監控標記價格中',
    fired: '價格已到達',
    seen: (mark) => `當時標記價格：${mark}`,
    firing: '正在下單',
    waiting: '等待下單',
    placed: '已下單',
    order: (number) => `委託 ${number}`,
    failed: '委託遭拒絕',
    cancelled: '已取消',
    expired: '已到期',
  },
};

export default texts;
