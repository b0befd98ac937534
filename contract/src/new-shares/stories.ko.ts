/** Korean texts of stories of new shares. A lot is 로트(100주). */
import type { StoryText } from '../stories.ts';
import type { newShares as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'new_shares.applied': {
    title: '{name} 청약 완료',
    body: '{name} {lots}로트, 모두 {amount}의 청약이 접수되었습니다. {closes}까지 변경하거나 취소할 수 있습니다.',
  },
  'new_shares.changed': {
    title: '{name} 청약 변경',
    body: '이제 {name} {lots}로트, 모두 {amount}을(를) 청약합니다. {closes}까지 다시 변경할 수 있습니다.',
  },
  'new_shares.cancelled': {
    title: '{name} 청약 취소',
    body: '{name} 청약을 취소했습니다.[ 묶였거나 납입한 {amount}을(를) 다시 쓸 수 있습니다.]',
  },
  'new_shares.opened': {
    title: '{name} 청약 시작',
    body: '{name} 청약을 {closes}까지 받습니다.',
  },
  'new_shares.called_off': {
    title: '{name} 공모 철회',
    body: '{name} 공모가 결과 확정 전에 철회되었습니다.[ 묶였거나 납입한 {amount}을(를) 다시 쓸 수 있습니다.] 사유는 공모 안내에 있습니다.',
  },
  'new_shares.won': {
    title: '{name} 당첨·낙찰',
    body: '{name} {lots}로트를 배정받게 되었습니다. {amount}이(가) 납입되었고 나머지는 다시 쓸 수 있습니다.',
  },
  'new_shares.won_to_pay': {
    title: '{name} 당첨: 납입 필요',
    body: '{name} {lots}로트에 당첨되었습니다. {by}까지 {amount}을(를) 납입하지 않으면 포기로 처리됩니다.',
  },
  'new_shares.not_won': {
    title: '{name} 미당첨·미낙찰',
    body: '{name} 청약은 당첨되거나 낙찰되지 않았습니다.[ 묶였거나 납입한 {amount}을(를) 다시 쓸 수 있습니다.] 결과는 누구나 확인할 수 있습니다.',
  },
  'new_shares.paid': {
    title: '{name} 납입 완료',
    body: '{name} {lots}로트의 {amount}이(가) 납입되었습니다. 주식은 {date}에 배정됩니다.',
  },
  'new_shares.payment_waits': {
    title: '{name}: 납입 기한 연장',
    body: '{name}의 납입 기한인 {published}에 직원의 조치로 계좌가 제한되어 있었습니다. 당첨된 {lots}로트는 그대로 유지됩니다. 제한이 해제되면 {by}까지 {amount}을(를) 납입하실 수 있습니다.',
  },
  'new_shares.forfeited': {
    title: '{name} 당첨 포기 처리',
    body: '당첨된 {name} {lots}로트가 기한까지 납입되지 않았습니다.[ 미리 낸 {amount}을(를) 다시 쓸 수 있습니다.] 갚을 금액은 없습니다.',
  },
  'new_shares.allotted': {
    title: '{name} 주식 배정',
    body: '{name} {shares}주({amount})가 포지션에 들어왔습니다. {date}에 상장됩니다.',
  },
};
