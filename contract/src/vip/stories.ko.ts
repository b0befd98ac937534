/** Korean texts of stories of VIP levels. */
import type { StoryText } from '../stories.ts';
import type { vip as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'vip.risen': {
    title: 'VIP {level}등급이 되었습니다',
    body: 'VIP {level}등급의 조건을 모두 채웠습니다. 이용할 수 있는 항목은 VIP 화면에 있습니다.',
  },
  'vip.falling': {
    title: 'VIP {level}등급이 {date}에 끝납니다',
    body: 'VIP {level}등급의 조건 하나를 더 이상 채우지 못합니다. 그때까지 다시 채우지 못하면 {date} 마감 때 {to}등급으로 바뀝니다. 부족한 조건은 VIP 화면에 있습니다.',
  },
  'vip.kept': {
    title: 'VIP {level}등급이 유지됩니다',
    body: 'VIP {level}등급의 조건을 다시 채워 등급이 유지됩니다.',
  },
  'vip.fallen': {
    title: 'VIP 등급이 {level}등급으로 바뀌었습니다',
    body: '예고한 기간 동안 VIP {from}등급의 조건을 채우지 못해 {level}등급이 되었습니다. 배정받은 주식은 그대로 고객님의 것입니다.',
  },
};
