import type { PracticeTexts } from './en.ts';

export const ko: PracticeTexts = {
  past: '연습 시장이 처음 시작될 때 과거 시세와 함께 만들어진 기록입니다.',
  pastByAccounts: '연습 시장이 처음 시작될 때 시장 자체 계정이 과거 시세와 함께 만든 기록입니다.',
  awayByAccounts:
    '서버가 멈췄다가 다시 시작될 때 연습 시장 자체 계정이 만든 기록이며, 자금은 그 시점에 오갔습니다. 해당 날짜의 지수 기록이 없으면 직전에 알려진 종가 지수를 씁니다.',
  bankChannel: '연습용 은행 이체',
  upiChannel: '연습용 UPI',
  ticketAnswer:
    '연습 환경이라 운영하는 회사가 없고, 문의를 읽는 사람도 없습니다. 자동 작업인 연습 심사원이 모든 문의에 이 문구로 답합니다. 일어난 일과 이유는 기록에 남아 있고, 그 밖의 설명은 자주 묻는 질문에 있습니다. 운영 회사가 있으면 담당자가 이름을 밝히고 답합니다.',
  supportMoney: '입출금 상담(연습)',
  supportTrading: '거래 상담(연습)',
  supportHours: '연습용 번호라 받는 사람이 없습니다',
  reviewed: '연습 시스템의 자동 작업인 연습 심사원이 공개된 규칙에 따라 심사했습니다.',
};
