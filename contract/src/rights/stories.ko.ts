/** Korean texts of stories of rights issues. */
import type { StoryText } from '../stories.ts';
import type { rights as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'rights.entitled': {
    title: '{name}: 신주 {shares}주 청약 가능',
    body: '보유한 {name} {held}주에 대해 {by}까지 {amount}(으)로 신주 {shares}주를 청약할 수 있습니다. 아무것도 하지 않으면 권리가 소멸하고 약 {loss}의 가치를 포기하게 됩니다.',
  },
  'rights.last_day': {
    title: '{name}: 신주인수권 소멸 임박',
    body: '{by}까지 {amount}(으)로 {name} 신주 {shares}주를 더 청약할 수 있습니다. 이후 소멸하며 약 {loss}의 가치를 잃습니다.',
  },
  'rights.taken': {
    title: '{name} 신주 납입 완료',
    body: '{name} 신주 {shares}주를 청약하고 {amount}을(를) 납입했습니다. 마감 후 포지션에 들어옵니다.',
  },
  'rights.extra_asked': {
    title: '{name} 신주 납입 및 초과 청약',
    body: '{name} 신주 {shares}주를 청약하고 {amount}을(를) 납입했습니다. 초과 청약 {extra}주에 {held}이(가) 묶였으며 {by} 이후 남은 주식을 보유 비율대로 나눕니다.',
  },
  'rights.allotted': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다.',
  },
  'rights.allotted_extra': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다. 초과 청약 {asked}주 중 {extra}주가 배정되었고 묶였던 {released}을(를) 다시 쓸 수 있습니다.',
  },
  'rights.charged': {
    title: '{name}: 권리락 차감',
    body: '{name} 권리락 때 {shares}주를 공매도하고 있었습니다. 권리의 가치만큼 가격이 내려 포지션에 이익이 되었으며, 같은 금액 {amount}이(가) 차감되어 권리락 자체로는 손익이 없습니다.',
  },
  'rights.lapsed': {
    title: '{name}: 신주인수권 {shares}주 소멸',
    body: '{name} 신주 {shares}주를 기한까지 청약하지 않아 권리가 소멸하여 약 {loss}의 가치를 잃었습니다. 청구된 금액은 없습니다.',
  },
};
