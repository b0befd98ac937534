/** Korean texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.allotted': {
    title: '{name} 주식을 배정받았습니다',
    body: '{place}번째 신청으로 전량 배정되었습니다. {name} {shares}주가 포지션에 들어왔습니다(비용 포함 {paid}).',
  },
  'grab.allotted_part': {
    title: '{name}: 남은 물량을 배정받았습니다',
    body: '{place}번째 신청입니다. {name} {asked}주를 신청했고, 남아 있던 {shares}주가 포지션에 들어왔습니다(비용 포함 {paid}).',
  },
};
