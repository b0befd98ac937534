/** Korean texts of stories of price alerts. */
import type { StoryText } from '../stories.ts';
import type { alerts as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'alert.above': {
    title: '{symbol}, {level} 도달',
    body: '설정한 알림: {symbol} {level} 이상. {price}에 거래되었습니다. 알림은 한 번만 울립니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.below': {
    title: '{symbol}, {level}까지 하락',
    body: '설정한 알림: {symbol} {level} 이하. {price}에 거래되었습니다. 알림은 한 번만 울립니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.rise': {
    title: '{symbol} 등락률 {change}',
    body: '설정한 알림: {symbol} 전일 종가 대비 {rate} 이상. {price}에 거래되었으며 {change}입니다. 알림은 한 번만 울립니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.fall': {
    title: '{symbol} 등락률 {change}',
    body: '설정한 알림: {symbol} 전일 종가 대비 {rate} 이하. {price}에 거래되었으며 {change}입니다. 알림은 한 번만 울립니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.joined': {
    title: '{symbol}: 알림 두 개가 하나로 합쳐짐',
    body: '{symbol}은(는) 오늘부터 분할 또는 무상증자 후 거래됩니다. {before}(으)로 설정한 알림을 같은 비율로 조정하면 {after}인데, 이미 같은 알림이 있습니다. 기존 알림은 유지되고 이 알림은 종료되었습니다.',
  },
  'alert.moved': {
    title: '{symbol}: 알림이 {after}(으)로 조정됨',
    body: '{symbol}은(는) 오늘부터 분할 또는 무상증자 후 거래됩니다. {before}(으)로 설정한 알림은 같은 비율로 조정되어 {after}이(가) 되었습니다.',
  },
  'alert.volume': {
    title: '{symbol}, {volume}주 거래',
    body: '설정한 알림: {symbol}의 당일 거래량. {volume}주가 거래되었고 최근 가격은 {price}입니다. 알림은 한 번만 울립니다. 다시 받으려면 새로 설정하세요.',
  },
};
