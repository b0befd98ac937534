/** Korean texts of stories of money in. */
import type { StoryText } from '../stories.ts';
import type { deposits as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'deposit.sent': {
    title: '{amount} 입금 신청 접수',
    body: '참조 코드 {reference}, 금액 {amount}의 입금을 심사하고 있습니다. {promised}까지 결과가 나오며, 그 전에는 취소할 수 있습니다.',
  },
  'deposit.cancelled': {
    title: '{amount} 입금 신청 취소',
    body: '참조 코드 {reference}, 금액 {amount}의 신청은 더 이상 심사하지 않습니다. 이미 송금했다면 증빙과 함께 다시 신청하세요.',
  },
  'deposit.credited': {
    title: '{amount} 입금 완료',
    body: '참조 코드 {reference}의 입금이 확인되었습니다. {amount}이(가) 예수금에 반영되었고 내역은 자금 기록에 있습니다.',
  },
  'deposit.credited_owed': {
    title: '{amount} 입금 완료, 미수금 {owed} 상환',
    body: '참조 코드 {reference}의 입금이 확인되었습니다. {amount}이(가) 반영되었고 그중 {owed}은(는) 이전 손실로 생긴 미수금 상환에 쓰였습니다. 두 내역 모두 자금 기록에 있습니다.',
  },
  'deposit.not_received': {
    title: '{amount} 입금 미반영: 입금이 확인되지 않음',
    body: '참조 코드 {reference}, 금액 {amount}의 입금을 받지 못했습니다. 계좌에서 출금되었다면 은행 확인서를 첨부해 다시 신청하세요.',
  },
  'deposit.amount_differs': {
    title: '{amount} 입금 미반영: 금액이 다름',
    body: '참조 코드 {reference}의 입금액은 {amount}이(가) 아니었습니다. 실제 송금한 금액으로 다시 신청하세요. 송금하신 돈은 안전합니다.',
  },
  'deposit.proof_unreadable': {
    title: '{amount} 입금 미반영: 증빙을 읽을 수 없음',
    body: '참조 코드 {reference}, 금액 {amount}의 증빙을 읽을 수 없습니다. 금액, 날짜, 참조 코드가 선명한 사진으로 다시 신청하세요.',
  },
  'deposit.proof_used': {
    title: '{amount} 입금 미반영: 이미 사용한 증빙',
    body: '참조 코드 {reference}, 금액 {amount}의 증빙은 다른 입금에 쓰인 것입니다. 이번 입금의 증빙으로 다시 신청하세요.',
  },
  'deposit.proof_false': {
    title: '{amount} 입금 미반영: 해당 송금 없음',
    body: '은행 확인 결과 보내신 증빙(참조 코드 {reference}, 금액 {amount})에 해당하는 송금이 없습니다. 공개된 규칙에 따라 신용 점수가 내려갑니다. 사실과 다르면 은행 확인서를 갖추어 고객센터에 문의하세요.',
  },
  'deposit.payer_differs': {
    title: '{amount} 입금 미반영: 입금자가 본인이 아님',
    body: '참조 코드 {reference}, 금액 {amount}의 입금은 본인 명의가 아닌 계좌에서 왔으며 그 계좌로 돌려보냅니다. 본인 계좌에서 입금하세요.',
  },
  'deposit.asked': {
    title: '요청에 따라 {amount} 입금 신청 종료',
    body: '참조 코드 {reference}, 금액 {amount}의 신청을 요청에 따라 종료했습니다.',
  },
};
