/** Korean texts of trigger orders. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { Then, TriggerTexts } from './texts.en.ts';

const lots = (count: number | null) => (count === null ? '포지션 전체' : `${formatQuantity(count)}로트`);
const then = (order: Then) =>
  order.limit === null
    ? `${lots(order.lots)}를 시장가로 ${order.act}합니다`
    : `${lots(order.lots)}를 지정가 ${order.limit}에 ${order.act}하는 주문을 냅니다`;
const moves = (falls: boolean) => (falls ? '내려가면' : '오르면');
const once = (falls: boolean, price: string, order: Then) => `평가 가격이 ${price}까지 ${moves(falls)} ${then(order)}.`;

const texts: TriggerTexts = {
  acts: { buy: '매수', sell: '매도', short: '공매도', buyBack: '환매수' },
  title: '감시 주문',
  kindLabel: '감시 주문 종류',
  kind: { stop: '스탑', stop_limit: '스탑 지정가', gtt: 'GTT', oco: 'OCO', trailing: '트레일링' },
  kindLong: {
    stop: '스탑 시장가',
    stop_limit: '스탑 지정가',
    gtt: '도달 시 지정가(GTT)',
    oco: '둘 중 하나(OCO)',
    trailing: '트레일링 스탑',
  },
  price: { stop: '감시가', target: '목표가' },
  limit: { stop: '지정가', target: '목표 지정가' },
  orderType: '주문 유형',
  market: '시장가',
  limited: '지정가',
  trailBy: '간격 단위',
  trail: '간격',
  by: { percent: '퍼센트', amount: '루피' },
  below: (percent, mark) => `평가 가격 ${mark}보다 ${percent}% 낮음`,
  above: (percent, mark) => `평가 가격 ${mark}보다 ${percent}% 높음`,
  sentence: {
    once,
    either: (falls, stop, first, target, second) =>
      first.limit === null && second.limit === null
        ? `평가 가격이 ${stop}까지 ${falls ? '내려가거나' : '오르거나'} ${target}까지 ${moves(!falls)} ${then(first)}. 먼저 닿은 쪽이 실행되면 다른 쪽은 취소됩니다.`
        : `${once(falls, stop, first)} ${once(!falls, target, second)} 먼저 닿은 쪽이 실행되면 다른 쪽은 취소됩니다.`,
    trailing: (falls, distance, order, now) =>
      `평가 가격이 ${falls ? `최고가에서 ${distance} 내려가면` : `최저가에서 ${distance} 오르면`} ${then(order)}. 지금 기준 감시가는 ${now}입니다.`,
    was: '설정했던 내용:',
    none: '가격을 입력하면 어떻게 되는지 알려 드립니다.',
    held: '그때까지 묶이는 금액은 없습니다.',
    watched: '장이 열려 있는 동안 평가 가격을 감시합니다.',
  },
  cost: {
    title: '예상 금액',
    at: (price) => `${price} 기준 금액`,
    charges: '수수료와 세금',
    needed: '그때 필요한 금액',
    received: '예상 수령액',
    available: '현재 사용 가능',
    short: '그때 현금이 부족하면 주문을 내지 않고 알려 드립니다.',
    band: (lower, upper) => `오늘의 한도(${lower} ~ ${upper})를 벗어납니다. 이 가격은 다른 날에만 체결될 수 있습니다.`,
    wait: '올바르게 입력하면 예상 금액이 표시됩니다.',
  },
  more: '유효 기간',
  timeInForce: '주문 유효 기간',
  forSession: '당일',
  untilCancelled: '취소 시까지',
  expiresOn: '마지막 날',
  expiresHint: '비워 두면 오늘부터 1년입니다.',
  expiresYear: '1년',
  set: '감시 주문 설정',
  setPractice: '연습 감시 주문 설정',
  save: '변경 저장',
  isSet: '감시 주문을 설정했습니다',
  again: '새 주문',
  view: '감시 주문 보기',
  saved: '변경을 저장했습니다',
  closed: (opens) => `장이 닫혔습니다. ${opens}부터 감시합니다.`,
  offline: '오프라인입니다. 아무것도 보내거나 대기시키지 않습니다.',
  howMuch: '청산 수량',
  all: '전부',
  part: '일부 로트',
  lotsOf: (count) => `청산할 로트(전체 ${formatQuantity(count)})`,
  atLeast: '최소 1로트',
  atMost: (count) => `이 포지션은 ${lots(count)}입니다`,
  position: {
    title: '감시 주문',
    why: '위의 손절과 익절은 포지션 전체를 시장가로 청산합니다. 감시 주문은 일부만 청산하거나, 지정가를 쓰거나, 가격을 따라 움직일 수 있습니다.',
    hide: '접기',
  },
  list: {
    show: '표시',
    open: '대기 중',
    ended: '종료',
    emptyOpen: '대기 중인 감시 주문이 없습니다.',
    emptyEnded: '종료된 감시 주문이 아직 없습니다.',
    away: (percent) => `${percent}% 남음`,
    toMarket: '시세 보기',
  },
  act: { buy: '매수', sell: '매도', short: '공매도', buyBack: '환매수' },
  lots,
  status: {
    active: '감시 중',
    firing: '주문 내는 중',
    waiting: '주문 대기',
    placed: '실행됨',
    failed: '거부됨',
    cancelled: '취소됨',
    expired: '만료됨',
  },
  slip: {
    markNow: '현재 평가 가격',
    best: { highest: '지금까지 최고', lowest: '지금까지 최저' },
    lots: '로트',
    whole: '포지션 전체',
    number: '감시 주문 번호',
    copy: '복사',
    timeline: '진행 상황',
    order: '주문 보기',
    toPosition: '포지션 보기',
    change: '정정',
    cancel: '감시 주문 취소',
    cancelTitle: '이 감시 주문을 취소할까요?',
    cancelBody: '취소하면 가격에 닿아도 주문을 내지 않습니다. 언제든 새로 설정할 수 있습니다.',
    keep: '유지',
    cancelled: '감시 주문을 취소했습니다',
    cannotChange: '감시 주문은 감시 중일 때만 정정할 수 있습니다.',
    missing: '존재하지 않는 감시 주문입니다.',
    toList: '감시 주문 보기',
  },
  step: {
    made: '설정됨',
    watching: '평가 가격 감시 중',
    fired: '가격 도달',
    seen: (mark) => `당시 평가 가격: ${mark}`,
    firing: '주문을 내는 중',
    waiting: '주문 대기 중',
    placed: '주문 접수',
    order: (number) => `주문 ${number}`,
    failed: '주문 거부',
    cancelled: '취소됨',
    expired: '만료됨',
  },
};

export default texts;
