import { chooseParticles } from '@bahi/core/particles.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import type { RecordTexts } from './record-texts.en.ts';

const lots = (count: number) => `${formatQuantity(count)}로트`;

const texts: RecordTexts = {
  title: '청약 내역',
  one: '청약 상세',
  unknown: '존재하지 않는 청약입니다.',
  all: '전체 청약 내역',
  tabsLabel: '청약 내역',
  tabs: { applied: '청약', won: '당첨', refunded: '환불' },
  empty: {
    applied: '결과를 기다리는 청약이 없습니다.',
    won: '아직 당첨된 청약이 없습니다.',
    refunded: '아직 환불된 청약이 없습니다.',
  },
  toOffers: '공모주 보기',
  offer: '공모 정보',

  issuePrice: (price) => `공모가 ${price}`,
  market: '시세',
  appliedFor: (count) => `${lots(count)} 청약`,
  wonOf: (won, count, isAuction) => `${lots(count)} 중 ${lots(won)} ${isAuction ? '낙찰' : '당첨'}`,
  figure: {
    held: '묶임',
    prepaid: '선납',
    amount: '청약 금액',
    due: '납입할 금액',
    spent: '납입 완료',
    returned: '사용 가능',
    none: '납입 없음',
  },
  next: { drawn: '추첨', result: '결과', closed: '마감', pay: '납입 기한', allotted: '배정', listed: '상장' },
  wonPayWithin: '당첨 · 납입까지',

  slip: '이 청약의 금액',
  lots: (size) => `청약 로트 (1로트 = ${formatQuantity(size)}주)`,
  bid: '입찰가 (주당 INR)',
  amount: '청약 금액',
  won: (isAuction) => (isAuction ? '낙찰 로트' : '당첨 로트'),
  shares: (count) => `${formatQuantity(count)}주`,
  held: '묶인 금액',
  heldNote: '고객님의 돈입니다. 당첨된 만큼 여기서 납입되고 나머지는 결과와 함께 풀립니다.',
  prepaid: '청약 시 선납',
  paid: '납입 금액',
  refunded: '환불 금액',
  released: '풀린 금액',
  due: '납입할 금액 (INR)',
  available: '사용 가능 금액',
  number: '청약 번호',

  timeline: '청약 진행 단계',
  steps: {
    applied: (count) => `${lots(count)} 청약 접수`,
    changed: '변경함',
    closed: '청약 마감됨',
    closes: '변경 가능 기한',
    drawn: '추첨 완료',
    draw: '추첨',
    auctioned: '개찰 완료',
    auction: '개찰',
    won: (count, isAuction) => `${lots(count)} ${isAuction ? '낙찰' : '당첨'}`,
    result: '결과',
    notWon: (isAuction) => (isAuction ? '미낙찰' : '미당첨'),
    payment_failed: '납입 실패: 사용 가능 금액이 부족합니다. 다시 시도할 수 있습니다.',
    paid: '납입 완료',
    payHeld: '묶인 금액에서 납입',
    payBy: '납입 기한',
    forfeited: (count) => `포기: ${lots(count)} 기한 내 미납입`,
    refunded: (amount) => `${amount} 환불됨`,
    allotted: '주식 배정됨',
    allot: '주식 배정',
    listed: '상장됨',
    list: '상장',
    cancelled: '취소함',
    calledOff: '공모가 철회됨',
  },
  proof: '추첨 검증하기',
  proofAhead: '추첨을 검증하는 방법',
  bids: '전체 입찰 보기',
  entry: '장부 기록 보기',
  entries: (count) => `장부 기록 ${formatQuantity(count)}건 보기`,
  position: '포지션 보기',
  change: '변경 또는 취소',

  notWonHeld: (amount, time, isAuction) =>
    chooseParticles(`${isAuction ? '미낙찰' : '미당첨'}: 묶인 ${amount}이(가) ${time}에 풀려 사용할 수 있습니다.`),
  notWonPaid: (amount, time) => chooseParticles(`미당첨: ${amount}이(가) ${time}에 환불되었습니다.`),
  notWonNothing: '미당첨: 묶이거나 납입한 금액이 없어 환불할 금액도 없습니다.',
  mustPay: (by) =>
    `당첨되면 ${by}까지 납입합니다. 납입하지 않으면 당첨을 포기하게 됩니다. 수수료나 빚은 없으며 선납금은 돌려받습니다.`,
  cost: (count, by) =>
    chooseParticles(`${by}까지 납입하지 않으면 ${lots(count)}을(를) 영구히 포기하게 됩니다. 수수료도 빚도 없습니다.`),
  costPrepaid: (count, by, amount) =>
    chooseParticles(
      `${by}까지 납입하지 않으면 ${lots(count)}을(를) 영구히 포기하게 됩니다. 선납한 ${amount}은(는) 환불되며 수수료도 빚도 없습니다.`,
    ),
  forfeited: (count, by) =>
    chooseParticles(`${by}까지 납입되지 않아 ${lots(count)}을(를) 포기했습니다. 수수료도 빚도 없습니다.`),
  forfeitedPrepaid: (count, by, amount) =>
    chooseParticles(
      `${by}까지 납입되지 않아 ${lots(count)}을(를) 포기했습니다. 선납한 ${amount}은(는) 환불되었으며 수수료도 빚도 없습니다.`,
    ),
  waits: (published, by) =>
    `원래 납입 기한은 ${published}입니다. 당시 직원의 조치로 계좌가 제한되어 기한이 연장되었으며 ${by}까지 납입할 수 있습니다. 이 기한은 제한이 끝나는 시점에 따라 달라지며, 원래 기한에서 최대 10영업일까지 연장됩니다.`,
  late: (by) => `납입 기한(${by})이 지났습니다. 이 당첨은 포기 처리되며 빚은 없습니다.`,
  calledOff: '이 공모는 결과가 나오기 전에 철회되었습니다. 묶이거나 납입한 금액은 모두 돌려드립니다.',

  pay: (amount) => `${amount} 납입`,
  payPractice: (amount) => `연습 납입 · ${amount}`,
  payTitle: (amount) => `${amount} 납입`,
  payFrom: '사용 가능 금액에서 납입',
  left: '납입 후 사용 가능 금액',
  allotment: '주식 배정일',
  done: (amount) => `${amount} 납입했습니다.`,
  short: (amount) => `사용 가능 금액이 ${amount} 부족합니다.`,
  deposit: '입금',
  balances: '잔액 보기',
  onlyAwaiting: (state) => `납입을 기다리는 청약만 납입할 수 있습니다. 현재 상태: ${state}.`,
};

export default texts;
