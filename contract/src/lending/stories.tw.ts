/** Traditional Chinese texts of stories of securities lending. */
import type { StoryText } from '../stories.ts';
import type { lending as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'lending.lent': {
    title: '已出借 {symbol} {shares} 股',
    body: '您出借了 {symbol} {shares} 股。股票仍屬於您：漲跌與股利照舊，您可隨時召回或賣出。',
  },
  'lending.recalled': {
    title: '{symbol} {shares} 股已返還',
    body: '您召回的 {symbol} {shares} 股已返還。',
  },
  'lending.recall_waits': {
    title: '召回 {symbol}：部分仍在借出',
    body: '您召回了 {symbol} 的股票。已返還 {shares} 股；其餘 {waiting} 股借出中，有其他股票可替補時即返還，最遲於 {due}。在此之前仍計費用收入，您也可隨時賣出。',
  },
  'lending.returned': {
    title: '{symbol} {shares} 股已返還',
    body: '您召回的 {symbol} {shares} 股已返還。',
  },
};
