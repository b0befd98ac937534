/** Korean texts of the stories about placements and rights issues. A lot is 로트(100주). */
import type { StoryKey, StoryText } from '../stories.ts';

export const placements = {
  'placements.requested': {
    title: '{name} 배정 신청 완료',
    body: '{name} {lots}로트 신청이 심사 중이며 {amount}이(가) 묶였습니다. 늦어도 {promised}까지 결정되고, 그 전에는 취소할 수 있습니다.',
  },
  'placements.cancelled': {
    title: '{name} 배정 신청 취소',
    body: '{name} 신청을 취소했습니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'placements.allotted': {
    title: '{name} 주식 배정',
    body: '배정 신청이 모두 승인되었습니다. {name} {shares}주({amount})가 포지션에 들어왔습니다.',
  },
  'placements.allotted_part': {
    title: '{name} 일부 배정',
    body: '{name} {asked}주를 신청하여 {shares}주를 {amount}에 배정받았습니다. 나머지 {released}을(를) 다시 쓸 수 있으며 이유는 신청 내역에 있습니다.',
  },
  'placements.oversubscribed': {
    title: '{name} 배정 없음',
    body: '신청이 물량보다 많아 {name} 신청은 배정되지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'placements.concentration': {
    title: '{name} 배정 없음',
    body: '한 회사의 비중이 계좌에서 너무 커지므로 {name} 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'placements.unsuitable': {
    title: '{name} 배정 없음',
    body: '이 배정이 계좌 상황에 맞지 않아 {name} 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있으며 자세한 내용은 신청 내역에 있습니다.',
  },
  'placements.asked': {
    title: '{name} 배정 신청 종료',
    body: '요청하신 대로 {name} 신청을 종료했습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'placements.not_decided': {
    title: '{name} 배정 심사 기한 초과',
    body: '{name} 신청이 기한 안에 심사되지 않아 거절로 처리되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 지연은 저희 책임입니다.',
  },
  'placements.called_off': {
    title: '{name} 배정 철회',
    body: '{name} 배정이 신청 결정 전에 철회되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 사유는 배정 안내에 있습니다.',
  },
  'placements.gone_ex': {
    title: '{name} 배정이 권리락 전에 종료됨',
    body: '{name} 주식에 분할·무상증자 또는 유상증자가 예정되어 있고 이 배정가는 권리락 전 주식의 가격이므로, 신청이 결정되기 전에 배정이 종료되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 권리락일은 배정 안내에 있습니다.',
  },
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
} satisfies Partial<Record<StoryKey, StoryText>>;
