import { formatQuantity } from '@bahi/core/format.ts';
import type { TaskTexts } from './task-texts.en.ts';

const texts: TaskTexts = {
  next: '다음 할 일',
  unread: {
    title: (count) => `읽지 않은 메시지가 ${count}개 있습니다`,
    body: '울린 알림, 경고, 심사 결과입니다.',
    action: '읽기',
  },
  follow: { title: '관심 기업 3곳을 고르세요', body: '실시간 가격과 함께 여기에 표시됩니다.', action: '기업 찾기' },
  trade: {
    title: '첫 연습 거래를 해 보세요',
    body: '시장가 1로트, 주문 전에 모든 비용이 표시됩니다.',
    action: '시세 열기',
  },
  warned: {
    title: '강제 청산에 가까운 포지션이 있습니다',
    body: '손익을 반영한 증거금이 원래 증거금의 절반 이하로 줄었습니다.',
    action: '확인하기',
  },
  pay: {
    title: (lots, by) => `당첨된 ${formatQuantity(lots)}로트, ${by}까지 납입`,
    body: (name, amount) => `${name}: ${amount}. 기한이 지나면 당첨 포기로 처리됩니다.`,
    action: '확인하고 납입하기',
  },
  rights: {
    title: (shares, by) => `신주 ${formatQuantity(shares)}주 청약 권리가 ${by}에 소멸합니다`,
    body: (name, cost) =>
      `${name}: 남은 신주를 모두 청약하는 데 필요한 금액은 ${cost}입니다. 청약하지 않으면 권리가 소멸하며, 다른 사람이 초과 청약에 신주 가격을 넘게 낸 금액만 비율대로 나누어 받습니다.`,
    waitsBody: (name, cost) =>
      `${name}: 남은 신주를 모두 청약하는 데 필요한 금액은 ${cost}입니다. 청약하지 않으면 권리가 소멸하고 받는 금액도 없습니다.`,
    action: '확인하고 결정',
  },
  fixIdentity: {
    title: '본인 확인에서 고칠 것이 있습니다',
    body: '항목마다 사유가 있으며, 그 항목만 다시 제출하면 됩니다.',
    action: '확인하고 수정하기',
  },
  depositRejected: {
    title: '반영되지 않은 입금이 있습니다',
    body: '사유와 처리 방법은 신청 내역에서 확인하세요.',
    action: '이유 보기',
  },
  withdrawalRejected: {
    title: '거절된 출금이 있습니다',
    body: '묶였던 금액은 풀렸습니다. 사유는 신청 내역에서 확인하세요.',
    action: '이유 보기',
  },
  verify: {
    title: '본인 확인하기',
    body: '입금, 출금, 대출, 모든 청약에 필요합니다. 약 3분.',
    action: '확인하기',
  },
  deposit: {
    title: '첫 입금하기',
    body: '출금 조건을 모두 먼저 보여 드립니다.',
    action: '입금',
  },
};

export default texts;
