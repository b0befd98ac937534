/** Tickets of the practice past in Korean. */
import type { PracticeTickets } from './tickets.en.ts';

export const ticketsKo: PracticeTickets = {
  askPrice: '시장가로 매수했는데 제가 본 가격과 체결가가 다릅니다. 왜 그런가요?',
  answerPrice:
    '시장가 주문은 호가창의 가장 유리한 가격에, 주문 화면에 표시된 가격 보호 범위 안에서 체결됩니다. 주문을 열면 체결마다 해당 거래 번호가 나옵니다.',
  ratePrice: '답변이 명확합니다.',
  askCharge: '매수할 때 인지세는 얼마인가요?',
  answerCharge: '인지세는 매수 금액의 0.003%입니다. 주문을 보내기 전에 화면에 비용이 항목별로 표시됩니다.',
  askCard: '은행 계좌를 바꾸고 싶습니다.',
  answerCard: '‘내 정보’에서 새 계좌를 추가할 수 있습니다. 기존 계좌를 해지하셨나요, 아니면 둘 다 유지하시겠어요?',
  askLock: '블록딜로 산 주식을 왜 팔 수 없나요?',
  answerLock: '블록딜 주식은 며칠 동안(영업일 기준) 매도가 제한됩니다. 해제일은 보유 종목에서 확인할 수 있습니다.',
  askLimit: '하루 한도가 있나요?',
  answerLimit: '출금은 건당 한도가 있으며 화면에 표시됩니다. 하루 한도는 없습니다.',
  askWait: '그럼 입금까지 얼마나 걸리나요?',
  askName: '결혼을 했는데 이름은 어떻게 바꾸나요?',
};
