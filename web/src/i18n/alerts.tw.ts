import type { AlertTexts } from './alerts.en.ts';

const texts: AlertTexts = {
  title: (name) => `${name} 的提醒`,
  priceNow: '現價',
  volumeNow: '今日成交量',
  kindLabel: '提醒條件',
  kind: {
    above: '價格漲到或超過',
    below: '價格跌到或低於',
    rise: '今日漲幅達',
    fall: '今日跌幅達',
    volume: '今日成交量達',
  },
  value: { price: '價格', rate: '與昨收相比（%）', volume: '成交量' },
  unit: { shares: '股', units: '單位' },
  fill: (value) => `設為 ${value}`,
  set: '設定提醒',
  once: '只觸發一次，您不在線上時也會觸發，之後會留在訊息裡。',
  isSet: (what) => `已設定提醒：${what}`,
  enter: '請輸入大於零的數值。',
  notSet: '尚不清楚提醒是否已設定。',

  mine: '已設定的提醒',
  what: {
    above: (value) => `漲到 ${value}`,
    below: (value) => `跌到 ${value}`,
    rise: (value) => `今日漲 ${value}%`,
    fall: (value) => `今日跌 ${value}%`,
    volume: (value) => `成交量達 ${value}`,
  },
  setAt: (time) => `設定於 ${time}`,
  firedAt: (value, time) => `於 ${value} 觸發 · ${time}`,
  firedVolume: (value, time) => `成交量達 ${value} 時觸發 · ${time}`,
  status: { active: '等待中', fired: '已觸發', cancelled: '已刪除' },
  removeNamed: (what) => `刪除提醒：${what}`,
  removed: (what) => `已刪除：${what}`,
  undo: '復原',
  undoNamed: (what) => `復原：重新設定 ${what}`,
};

export default texts;
