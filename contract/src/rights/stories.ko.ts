/** Korean texts of stories of rights issues. */
import type { StoryText } from '../stories.ts';
import type { rights as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'rights.entitled': {
    title: '{name}: 신주 {shares}주 청약 가능',
    body: '보유한 {name} {held}주에 대해 {by}까지 {amount}(으)로 신주 {shares}주를 청약할 수 있습니다. 아무것도 하지 않으면 권리가 소멸하고 약 {loss}의 가치를 포기하게 됩니다. 다른 사람이 초과 청약하면 신주 가격을 넘게 낸 금액을 비율대로 나누어 받습니다.',
  },
  'rights.last_day': {
    title: '{name}: 신주인수권 소멸 임박',
    body: '{by}까지 {amount}(으)로 {name} 신주 {shares}주를 더 청약할 수 있습니다. 이후 소멸하며 약 {loss}의 가치를 잃습니다. 다른 사람이 초과 청약하면 신주 가격을 넘게 낸 금액을 비율대로 나누어 받습니다.',
  },
  'rights.waits': {
    title: '{name}: 청약 기한 연장',
    body: '{name}의 청약 기한인 {published}에 직원의 조치로 계좌가 제한되어 있었습니다. 권리는 그대로 유지됩니다. 제한이 해제되면 {by}까지 {amount}(으)로 신주 {shares}주를 청약하실 수 있습니다. 초과 청약은 더 이상 할 수 없습니다. 그때까지 청약하지 않으면 권리가 소멸하고 받는 금액도 없습니다.',
  },
  'rights.taken': {
    title: '{name} 신주 납입 완료',
    body: '{name} 신주 {shares}주를 청약하고 {amount}을(를) 납입했습니다. 마감 후 포지션에 들어옵니다.',
  },
  'rights.extra_asked': {
    title: '{name} 신주 납입 및 초과 청약',
    body: '{name} 신주 {shares}주를 청약하고 {amount}을(를) 납입했습니다. 초과 청약 {extra}주에 {held}이(가) 묶였으며 {by} 이후 남은 주식을 보유 비율대로 나눕니다.',
  },
  'rights.extra_held': {
    title: '{name} 신주 납입 및 초과 청약',
    body: '{name} 신주 {shares}주를 청약하고 {amount}을(를) 납입했습니다. 초과 청약 {extra}주에는 낼 수 있는 최대 금액 {held}이(가) 묶였습니다. 한 주의 값은 마감 후 종가 시점의 평가 가격이며 {price}보다 낮지 않습니다. 쓰지 않은 금액은 그때 다시 쓸 수 있습니다.',
  },
  'rights.allotted': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다.',
  },
  'rights.allotted_extra': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다. 초과 청약 {asked}주 중 {extra}주가 배정되었고 묶였던 {released}을(를) 다시 쓸 수 있습니다.',
  },
  'rights.extra_allotted': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다. 초과 청약 {asked}주 중 {extra}주를 주당 {price}에 받았고, 묶였던 {released}을(를) 다시 쓸 수 있습니다.',
  },
  'rights.extra_unpriced': {
    title: '{name} 신주 배정',
    body: '{name} 신주 {shares}주({amount})가 포지션에 들어왔습니다. 초과 청약 {asked}주는 배정되지 않았습니다. {most} 이하의 평가 가격이 기록되지 않았기 때문입니다. 묶였던 {released}을(를) 다시 쓸 수 있습니다.',
  },
  'rights.charged': {
    title: '{name}: 권리락 차감',
    body: '{name} 권리락 때 {shares}주를 공매도하고 있었습니다. 권리의 가치만큼 가격이 내려 포지션에 이익이 되었으며, 같은 금액 {amount}이(가) 차감되어 권리락 자체로는 손익이 없습니다.',
  },
  'rights.lapsed': {
    title: '{name}: 신주인수권 {shares}주 소멸',
    body: '{name} 신주 {shares}주를 기한까지 청약하지 않아 권리가 소멸하여 약 {loss}의 가치를 잃었습니다. 청구된 금액은 없습니다.',
  },
  'rights.sold': {
    title: '{name}: 소멸한 권리의 대금 {proceeds}',
    body: '{name} 신주 {shares}주를 기한까지 청약하지 않아 권리가 소멸하여 약 {loss}의 가치를 잃었습니다. 다른 사람이 초과 청약에 신주 가격보다 더 낸 금액 중 {proceeds}이(가) 고객님의 현금에 들어왔습니다.',
  },
};
