/** Traditional Chinese texts of refusals of a product as staff prepare it. */
import type { products as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'products.field_missing': '此欄必填。',
  'products.value_invalid': '此欄的格式不正確。',
  'products.text_length': '請輸入 {minimum} 至 {maximum} 個字元。',
  'products.out_of_range': '須介於 {minimum} 與 {maximum} 之間。',
  'products.symbol_taken': '{symbol} 已上市或已在發行中。',
  'products.too_early': '不得早於 {earliest}。',
  'products.date_too_early': '不得早於 {earliest}。',
  'products.no_session': '{date} 不是交易日。',
  'products.level_known_before': '此指數在 {known} 即已公布，早於名單截止。請選擇較晚的交易日。',
  'products.tickets_too_many': '籤數超過手機可驗證的上限。依此手數，每筆申購最多 {maximum} 手。',
  'products.date_too_late': '不得晚於 {latest}。',
  'products.action_near': '該公司已定於 {date} 除權息，兩次須相隔一週以上。',
  'products.rights_running': '該公司的現金增資進行至 {until}，結清前不得除權息。',
  'products.action_during': '該公司將於 {date} 除權息，早於認股截止。請提前截止日，或稍後再發行。',
  'products.placement_running': '該公司的配售進行至 {until}，最後一筆申請審核完成前不得除權息。',
  'products.action_before_decision':
    '該公司將於 {date} 除權息，早於最後一筆申請的審核期限。請提前截止，或稍後再辦理配售。',
  'products.price_unknown': '{symbol} 尚無成交價，無法衡量影響，請於有成交價後再公告。',
  'products.price_too_low': '實施後每股價值將低於 {minimum}。',
  'products.position_too_large': '實施後將有客戶持倉超過 {maximum} 股，超出帳冊可容納的範圍。',
  'products.action_recorded': '基準日已截止或先前已取消，無法再取消。',
  'products.unknown': '查無此商品。',
  'products.changed': '另一位同仁已修改此草稿，請重新開啟。',
  'products.proposed': '此草稿正等待第二人核准，請先撤回提案。',
  'products.too_many_drafts': '草稿已達 {maximum} 份，請先刪除部分草稿。',
};
