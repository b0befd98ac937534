/** Korean texts of stories of securities lending. */
import type { StoryText } from '../stories.ts';
import type { lending as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'lending.lent': {
    title: '{symbol} {shares}주를 빌려줌',
    body: '{symbol} {shares}주를 빌려주었습니다. 주식은 계속 고객님의 것이며 가격 변동과 배당은 그대로이고, 언제든지 돌려받거나 매도할 수 있습니다.',
  },
  'lending.recalled': {
    title: '{symbol} {shares}주 반환',
    body: '돌려받기를 요청한 {symbol} {shares}주가 반환되었습니다.',
  },
  'lending.recall_waits': {
    title: '{symbol} 반환: 일부는 대여 중',
    body: '{symbol} 주식의 반환을 요청했습니다. {shares}주는 반환되었고, 대여 중인 {waiting}주는 다른 주식으로 채워지는 대로, 늦어도 {due}에 반환됩니다. 그때까지 수수료를 받으며 언제든지 매도할 수 있습니다.',
  },
  'lending.returned': {
    title: '{symbol} {shares}주 반환',
    body: '반환을 요청한 {symbol} {shares}주가 반환되었습니다.',
  },
};
