import type { SeatTexts } from './texts.en.ts';

const texts: SeatTexts = {
  title: '기관 계좌',
  meaning: '기관 자체의 계좌로, 기관마다 하나입니다. 규칙과 수수료, 한도는 모든 계좌와 같습니다.',
  own: (institution) => `고객님의 계좌는 ${institution}의 기관 계좌입니다.`,
  taken: '소속 기관에 이미 기관 계좌가 있습니다. 기관마다 하나만 둘 수 있습니다.',
  unverified: '먼저 본인 확인을 하세요',
  position: '기관에서의 직책',
  positionHint: '예: 재무 담당. 고객님이 기관을 대표하는지 확인합니다.',
  enterPosition: '직책을 2자 이상 입력하세요.',
  request: '기관 계좌 신청',
  requested: '신청을 보냈습니다',
  cancel: '신청 취소',
  cancelled: '신청을 취소했습니다',
  leave: '기관 계좌 해지',
  leaveHint: '계좌는 그대로 유지되며, 기관의 다른 계좌가 기관 계좌를 신청할 수 있게 됩니다.',
  left: '기관 계좌를 해지했습니다',
  by: (at) => `${at}까지 결정합니다.`,
  late: (at) => `늦어져 죄송합니다. ${at}까지 결정하기로 약속했습니다.`,
  state: { pending: '심사 중', approved: '기관 계좌', rejected: '거절됨', cancelled: '취소됨', ended: '종료됨' },
  reasons: {
    not_authorised: '고객님이 기관을 대표하는지 확인하지 못했습니다.',
    asked: '요청하신 대로 신청을 종료했습니다.',
    not_approved: '신청이 승인되지 않았습니다. 궁금한 점은 고객센터에 문의하세요.',
  },
};

export default texts;
