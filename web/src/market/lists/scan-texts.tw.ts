import { formatQuantity } from '@bahi/core/format.ts';
import type { ScanTexts } from './scan-texts.en.ts';

const texts: ScanTexts = {
  title: '指標',
  note: '篩選描述的是過去的價格，不是投資建議。',
  asOf: (date, time) => `日線至 ${date}，價格時間 ${time}。`,
  count: (count) => `${formatQuantity(count)} 檔`,
  none: '目前沒有符合的股票或基金。',
  all: '全部篩選',
  other: '其他篩選',
  since: (date) => `自 ${date} 起`,
  chart: (name) => `${name} 的圖表與指標`,
  unknown: '沒有這個篩選。',
  groups: { average: '移動平均', strength: 'RSI 與 MACD', move: '成交量、區間、跳空' },
  scan: {
    ma_golden_cross: {
      name: '黃金交叉',
      meaning: '50 日均線在最近 20 個交易日內升破 200 日均線，目前仍在其上。',
      figures: ['50 日均線', '200 日均線'],
    },
    ma_death_cross: {
      name: '死亡交叉',
      meaning: '50 日均線在最近 20 個交易日內跌破 200 日均線，目前仍在其下。',
      figures: ['50 日均線', '200 日均線'],
    },
    price_above_ma20: {
      name: '站上月線',
      meaning: '價格高於最近 20 個交易日的平均收盤價。',
      figures: ['價格', '20 日均線'],
    },
    price_below_ma20: {
      name: '跌破月線',
      meaning: '價格低於最近 20 個交易日的平均收盤價。',
      figures: ['價格', '20 日均線'],
    },
    rsi_overbought: {
      name: 'RSI 70 以上',
      meaning: '最近 14 個交易日的變動大多為上漲，常稱超買；這種狀態可能持續很久。',
      figures: ['RSI 14'],
    },
    rsi_oversold: {
      name: 'RSI 30 以下',
      meaning: '最近 14 個交易日的變動大多為下跌，常稱超賣；這種狀態可能持續很久。',
      figures: ['RSI 14'],
    },
    macd_bullish: {
      name: 'MACD 升破訊號線',
      meaning: 'MACD（12、26）在最近 5 個交易日內升破訊號線（9），目前仍在其上。',
      figures: ['MACD', '訊號線'],
    },
    macd_bearish: {
      name: 'MACD 跌破訊號線',
      meaning: 'MACD（12、26）在最近 5 個交易日內跌破訊號線（9），目前仍在其下。',
      figures: ['MACD', '訊號線'],
    },
    volume_surge: {
      name: '爆量',
      meaning: '成交量至少為前 20 個交易日平均的兩倍。',
      figures: ['今日', '平均'],
    },
    high_52_weeks: {
      name: '52 週新高',
      meaning: '本交易日最高價高於之前 52 週的所有價格。',
      figures: ['最高', '先前最高'],
    },
    low_52_weeks: {
      name: '52 週新低',
      meaning: '本交易日最低價低於之前 52 週的所有價格。',
      figures: ['最低', '先前最低'],
    },
    gap_up: {
      name: '向上跳空',
      meaning: '開盤價高於前一個交易日的最高價。',
      figures: ['開盤', '前日最高'],
    },
    gap_down: {
      name: '向下跳空',
      meaning: '開盤價低於前一個交易日的最低價。',
      figures: ['開盤', '前日最低'],
    },
  },
};

export default texts;
