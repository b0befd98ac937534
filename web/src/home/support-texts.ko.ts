import type { SupportTexts } from './support-texts.en.ts';

const texts: SupportTexts = {
  title: '고객센터',
  nobody: '연습 환경이라 운영하는 회사가 없고, 전화나 채팅 상담원도 없습니다.',
  nobodyBody: '누군가 “Bahi 고객센터”라며 연락한다면 Bahi가 아닙니다.',
  hours: '운영 시간',
  numbers: '상담 번호',
  never: '직원은 비밀번호나 인증번호, 돈을 절대 요구하지 않습니다.',
  chat: '상담 채팅 열기',
  find: '직접 확인할 수 있는 것',
  topics: {
    refused: {
      title: '주문이 왜 거절되었나요?',
      body: '거절 이유와 숫자는 주문에 남아 있습니다. 거래 → 종료에서 확인하세요.',
    },
    price: { title: '왜 이 가격에 체결되었나요?', body: '체결마다 거래소 체결 번호와 직전 최우선 호가가 표시됩니다.' },
    balance: {
      title: '왜 이 잔액인가요?',
      body: '잔액 옆의 “왜 이 금액인가요?”를 누르거나 기록을 여세요. 각 줄은 해시로 이어진 분개입니다.',
    },
    lock: {
      title: '왜 아직 팔 수 없나요?',
      body: '일부 종목은 매수 후 며칠 또는 몇 분 동안 잠깁니다. 시간은 매수 전후 포지션에 표시됩니다.',
    },
  },
};

export default texts;
