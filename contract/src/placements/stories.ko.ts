/** Korean texts of stories of placements. A lot is 로트(100주). */
import type { StoryText } from '../stories.ts';
import type { placements as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
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
    body: '{name} 신청이 기한 안에 심사되지 않아 거절로 처리되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 지연되어 죄송합니다.',
  },
  'placements.called_off': {
    title: '{name} 배정 철회',
    body: '{name} 배정이 신청 결정 전에 철회되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 사유는 배정 안내에 있습니다.',
  },
  'placements.gone_ex': {
    title: '{name} 배정이 권리락 전에 종료됨',
    body: '{name} 주식에 분할·무상증자 또는 유상증자가 예정되어 있고 이 배정가는 권리락 전 주식의 가격이므로, 신청이 결정되기 전에 배정이 종료되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 권리락일은 배정 안내에 있습니다.',
  },
};
