/** Korean texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.requested': {
    title: '{name} 신청을 접수했습니다',
    body: '{name} {lots}로트를 신청했습니다. {drawn} 추첨 때까지 {amount}이(가) 묶입니다. {closes}까지 취소할 수 있습니다.',
  },
  'grab.cancelled': {
    title: '{name} 신청을 취소했습니다',
    body: '{name} 신청을 취소했습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.won': {
    title: '{name} 추첨에 당첨되었습니다',
    body: '신청한 {name} {shares}주가 모두 당첨되어 포지션에 들어왔습니다(비용 포함 {paid}).',
  },
  'grab.won_part': {
    title: '{name} 추첨에 일부 당첨되었습니다',
    body: '신청한 {name} {asked}주 중 {shares}주가 당첨되어 포지션에 들어왔습니다(비용 포함 {paid}). {released}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.not_won': {
    title: '{name}: 이번에는 당첨되지 않았습니다',
    body: '{name} 신청이 당첨되지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다. 추첨 결과는 누구나 대형주 물량에서 검증할 수 있습니다.',
  },
  'grab.withdrawn': {
    title: '{name}: 물량이 철회되었습니다',
    body: '{name} 물량이 철회되어 추첨하지 않습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.price_moved': {
    title: '{name}: 추첨이 취소되었습니다',
    body: '추첨 시점에 {name}의 평가 가격이 제시 가격과 3% 넘게 달라 주식을 판매하지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.price_unknown': {
    title: '{name}: 추첨이 취소되었습니다',
    body: '추첨 시점에 {name}의 평가 가격이 없어 주식을 판매하지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.level_missing': {
    title: '{name}: 추첨이 취소되었습니다',
    body: '{name} 추첨에 필요한 종가 지수가 기록되지 않아 주식을 판매하지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.gone_ex': {
    title: '{name}: 판매되지 않았습니다',
    body: '{name} 추첨 주식을 판매하기 전에 권리락·배당락이 있었고 제시 가격은 그 전 주식 기준이라 판매하지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.is_short': {
    title: '{name}: 배정되지 않았습니다',
    body: '{name} 신청이 당첨되었지만 같은 주식의 공매도 포지션이나 공매도 주문이 있어 받을 수 없습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'grab.restricted': {
    title: '{name}: 배정되지 않았습니다',
    body: '{name} 신청이 당첨되었지만 계좌가 제한되어 주식을 받을 수 없습니다. {amount}을(를) 다시 쓸 수 있습니다. 제한 사유와 이의 제기 방법은 내 계좌의 로그인과 보안에서 확인하세요.',
  },
  'grab.allotted': {
    title: '{name} 주식을 배정받았습니다',
    body: '{place}번째 신청으로 전량 배정되었습니다. {name} {shares}주가 포지션에 들어왔습니다(비용 포함 {paid}).',
  },
  'grab.allotted_part': {
    title: '{name}: 남은 물량을 배정받았습니다',
    body: '{place}번째 신청입니다. {name} {asked}주를 신청했고, 남아 있던 {shares}주가 포지션에 들어왔습니다(비용 포함 {paid}).',
  },
};
