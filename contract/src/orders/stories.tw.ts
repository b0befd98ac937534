/** Traditional Chinese texts of stories of positions at their margin, and of orders that are taken back. */
import type { StoryText } from '../stories.ts';
import type { orders as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'position.warned': {
    title: '保證金警示：{symbol}',
    body: '標記價格 {price} 時，您的持倉 {position}（{symbol}）權益為 {equity}，在保證金 {margin} 的 {warning}% 以下。降至 {close_out}% 時，我們會以市價單強制平倉。如要避免，請追加保證金或先平掉一部分。',
  },
  'position.closed_out': {
    title: '強制平倉：{symbol}',
    body: '標記價格 {price} 時，您的持倉 {position}（{symbol}）權益降至 {equity}，在保證金 {margin} 的 {close_out}% 以下。依公告規則，我們以市價單強制平倉，持倉較大時分批進行。成交價與費用請見各筆委託的明細單。',
  },
  'order.filled': {
    title: '已成交 {symbol} {shares} 股，價格 {price}',
    body: '委託 {order} 已全部成交：{symbol} 共 {shares} 股，均價 {price}。每筆成交與費用請見委託明細。',
  },
  'order.bought': {
    title: '已買進 {symbol} {shares} 股，價格 {price}',
    body: '委託 {order} 已全部成交：買進 {symbol} {shares} 股，均價 {price}。每筆成交與費用請見委託明細。',
  },
  'order.sold_short': {
    title: '已放空 {symbol} {shares} 股，價格 {price}',
    body: '委託 {order} 已全部成交：放空 {symbol} {shares} 股，均價 {price}。每筆成交與費用請見委託明細。',
  },
  'order.sold': {
    title: '已賣出 {symbol} {shares} 股，價格 {price}，扣除費用後 {net}',
    body: '委託 {order}：已賣出 {symbol} {shares} 股，均價 {price}。現金入帳：{received}。扣除所有費用後的淨損益：{net}（{rate}）。',
  },
  'order.bought_back': {
    title: '已買回 {symbol} {shares} 股，價格 {price}，扣除費用後 {net}',
    body: '委託 {order}：已買回 {symbol} {shares} 股，均價 {price}。現金入帳：{received}。扣除所有費用後的淨損益：{net}（{rate}）。',
  },
  'order.partly_filled': {
    title: '{symbol} 已成交 {shares}／{quantity} 股，價格 {price}',
    body: '委託 {order} 的 {symbol} 已成交 {shares} 股（共 {quantity} 股），均價 {price}。其餘繼續委託中。',
  },
  'order.ended': {
    title: '{symbol}：委託已結束',
    body: '委託 {order}（{symbol}）依市場規則結束，並非由您取消。已成交 {shares} 股（共 {quantity} 股），其餘的圈存款項已解除。原因請見委託明細。',
  },
  'order.rejected': {
    title: '{symbol}：委託遭拒絕',
    body: '交易所拒絕了委託 {order}（{symbol}）。沒有任何成交，圈存款項已解除。原因請見委託明細。',
  },
  'order.ended_by_restriction': {
    title: '{symbol}：委託取消',
    body: '帳戶受限期間不得開倉，因此取消 {symbol} 的委託 {order}。交易所收到取消時尚未成交的部分將結束並解除圈存；平倉委託不受影響。限制解除後如仍需要，請重新下單。',
  },
};
