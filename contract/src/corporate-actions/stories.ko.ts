/** Korean texts of stories of corporate actions. */
import type { StoryText } from '../stories.ts';
import type { corporateActions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'position.split': {
    title: '{symbol}: 주식 분할 {ratio}',
    body: '{symbol} 포지션 {position}의 주식이 {before}주에서 {after}주가 되었고 가격은 비율만큼 낮아졌습니다. 매입 금액, 증거금, 손익은 그대로이며 손절·익절도 함께 조정되었습니다. 1주 미만은 현금으로 지급했습니다.',
  },
  'position.bonus': {
    title: '{symbol}: 무상증자 {ratio}',
    body: '{symbol} 포지션 {position}의 주식이 {before}주에서 {after}주가 되었고 가격은 비율만큼 낮아졌습니다. 매입 금액, 증거금, 손익은 그대로이며 손절·익절도 함께 조정되었습니다. 1주 미만은 현금으로 지급했습니다.',
  },
  'order.ended_by_action': {
    title: '{symbol}: 주문이 취소되었습니다',
    body: '{symbol}이(가) 오늘부터 권리락·배당락으로 거래됩니다. 주문 {order}은(는) 이전 주식 수와 가격의 주문이라 취소되었고 묶인 금액은 풀렸습니다. 원하면 다시 주문하세요.',
  },
  'dividend.due': {
    title: '{symbol}: 배당 {amount}',
    body: '포지션 {position}의 {shares}주에 대해 {date}에 {amount}을(를) 받습니다. 그 전에 팔아도 받습니다. 지급 전까지 포지션 평가에 포함되며 손절·익절은 배당만큼 조정되었습니다.',
  },
  'dividend.to_apply': {
    title: '{symbol}: 신청할 수 있는 배당 {amount}',
    body: '포지션 {position}의 {shares}주에 대한 배당 {amount}은(는) 매도하더라도 고객님께 지급됩니다. 포지션 화면에서 신청하면 심사 후 {date}부터 지급됩니다. 신청하지 않으면 {last}에 자동으로 지급됩니다. 지급 전까지 포지션 평가에 포함되며 손절과 익절은 배당만큼 조정되었습니다.',
  },
  'dividend.approved': {
    title: '{symbol} 배당: 신청 승인',
    body: '포지션 {position}의 배당 {amount}은(는) {date}에 지급됩니다.',
  },
  'dividend.refused_account_checked': {
    title: '{symbol} 배당: 신청이 승인되지 않음',
    body: '계좌를 확인하고 있어 포지션 {position}의 배당 {amount}은(는) 아직 지급되지 않습니다. 다시 신청할 수 있으며, 신청하지 않아도 {last}에 지급됩니다.',
  },
  'dividend.refused_tax_details': {
    title: '{symbol} 배당: 세금 정보 부족',
    body: '포지션 {position}의 배당 {amount}에 필요한 세금 정보가 없습니다. 보완한 뒤 다시 신청하세요. 신청하지 않아도 {last}에 지급됩니다.',
  },
  'dividend.refused_not_received': {
    title: '{symbol} 배당: 회사로부터 아직 받지 못함',
    body: '회사가 포지션 {position}의 배당 {amount}을(를) 아직 지급하지 않았습니다. 다시 신청할 수 있으며, 신청하지 않아도 {last}에 지급됩니다.',
  },
  'dividend.owed': {
    title: '{symbol}: 지급할 배당 {amount}',
    body: '포지션 {position}은(는) {shares}주 공매도이며 공매도한 쪽이 배당을 지급합니다. {date}에 {amount}이(가) 계좌에서 나갑니다. 가격은 그만큼 유리하게 내려갔고 손절·익절도 함께 조정되었습니다.',
  },
  'dividend.paid': {
    title: '{symbol} 배당 입금 {amount}',
    body: '포지션 {position}의 {shares}주에 대한 배당 {amount}이(가) 입금되었습니다.',
  },
  'dividend.charged': {
    title: '{symbol} 배당 지급 {amount}',
    body: '포지션 {position}이(가) 공매도한 {shares}주의 배당 {amount}이(가) 계좌에서 나갔습니다.',
  },
};
