import type { ProofTexts } from './texts.en.ts';

const texts: ProofTexts = {
  title: '장부 상태',
  body: '고객이 가진 것은 고객 장부로, 그 근거가 되는 돈은 분개장으로 더합니다. 두 가지 방법, 하나의 합계. 누구나 볼 수 있습니다.',
  state: {
    fine: '장부가 일치합니다',
    broken: '일치하지 않는 것이 있습니다',
    halted: '지금은 주문을 받지 않습니다',
    unchecked: '아직 점검하지 않았습니다',
  },
  stateBody: {
    fine: '모든 금액이 설명되고 감사에서 이상이 없습니다.',
    broken:
      '아래에 설명되지 않는 숫자가 있거나 감사에서 맞지 않는 줄이 나왔습니다. 밝혀질 때까지 새 줄은 검증된 것으로 치지 않습니다.',
    halted: '주문 접수를 멈췄습니다. 보유분은 그대로이고 대기 주문은 취소할 수 있습니다.',
    unchecked: '서버가 막 시작했습니다. 1분 안에 감사가 시작됩니다.',
  },
  asOf: (time) => `${time} 기준`,
  checkedAt: (time) => `감사 시각 ${time}`,
  wholeAt: (time) => `첫 줄부터 전체 감사: ${time}`,
  wholeNotYet: '첫 줄부터 전체 감사: 아직, 시작 후 곧',
  haltedSince: (time) => `${time}부터`,
  services: '서비스',
  trading: '거래',
  service: { ok: '열림', closed: '지금은 마감', halted: '중지됨' },

  customers: '고객 자산 (고객 장부)',
  clientBank: '고객 예치 은행 계좌 (분개장)',
  accounts: {
    practice_grants: '지급한 연습 자금',
    venue_clearing: '시장과의 손익',
    fees: '저희가 받은 수수료',
    taxes: '납부할 세금',
    interest: '이자',
    escrow: '청약 예치금',
    exchange_desk: '환전 창구',
    rounding: '단수 차이',
  },
  difference: '설명되지 않는 금액',
  differenceNote: '0이어야 합니다.',
  bank: (date) => `은행 잔액 (${date} 종료)`,
  bankNote: '두 사람이 은행에서 확인합니다.',
  bankDifference: '은행에서 그날 분개장을 뺀 값',
  noTotals: '장부에 아직 돈이 없습니다.',

  checkpoints: '체크포인트',
  checkpointsBody:
    '한 시간마다 모든 장부를 덮는 루트를 공개하고 이전 것과 잇습니다. 해시를 저장해 둔 사람은 그 앞의 내용이 바뀌지 않았음을 나중에 증명할 수 있습니다.',
  noCheckpoints: '첫 체크포인트는 한 시간 안에 나옵니다.',
  checkpoint: (number) => `체크포인트 ${number}`,
  leaves: (count) => `장부 ${count}권`,
  hash: '해시',
  copyHash: (number) => `체크포인트 ${number}의 해시 복사`,
  verify: '거래내역서 검증',
};

export default texts;
