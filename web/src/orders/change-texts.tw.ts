/** Traditional Chinese texts of changing an order that waits. */
import type { ChangeTexts } from './change-texts.en.ts';

const texts: ChangeTexts = {
  title: '修改委託',
  save: '儲存變更',
  lots: (filled) => `總手數（已成交 ${filled}）`,
  lotsNone: '總手數',
  atLeast: '須多於已成交數量',
  onlySmaller: '此委託只能減量。',
  place: '價格不變而減量，保留排隊順序；改價或增量則排到最後。',
  costs: '變更後的費用',
  heldNow: '目前圈存',
  heldAfter: '變更後圈存',
  heldMeanwhile: (amount) => `交易所回覆前為 ${amount}`,
  unchanged: '尚未變更任何內容。請先修改，再儲存。',
  saved: '已儲存變更',
};

export default texts;
