/** Korean texts of checking valuations and orders. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { CheckTexts } from './check-texts.en.ts';

const texts: CheckTexts = {
  title: '직접 확인하기',
  body: '공개된 평가, 주문, 장부를 읽어 모든 숫자를 이 기기에서 다시 계산합니다. 아무것도 바뀌지 않습니다.',
  bodyOfRecord:
    '참여한 뒤 공개된 평가와 장부를 읽어 모든 숫자를 이 기기에서 다시 계산하고 내 기록과 비교합니다. 아무것도 바뀌지 않습니다.',
  action: '지금 확인',
  again: '다시 확인',
  reading: '읽고 다시 계산하는 중…',
  failed: '공개된 파일을 읽지 못했습니다. 확인하지 않았습니다.',
  none: '아직 공개된 것이 없습니다. 한 거래 시간의 평가와 주문은 다음 거래 시간이 끝나면 공개됩니다.',
  holds: '모두 맞습니다',
  fails: '맞지 않는 것이 있습니다',
  failsBody: (count) => `${formatQuantity(count)}곳이 다릅니다.`,
  yes: '맞음',
  no: '다름',
  checks: {
    chain: '바뀌거나 더해지거나 빠진 평가가 없습니다',
    value: '가치는 현금과 평가 가격으로 계산한 주식의 합입니다',
    marks: '평가 가격은 규칙과 체결 기록대로입니다',
    journal: '현금과 주식은 펀드 장부와 같습니다',
    fee: '보수는 규칙대로입니다',
    flows: '모든 신청이 평가대로 처리되었습니다',
    orders: '주문은 규칙대로입니다',
  },
  checked: {
    chain: (count, from, to) =>
      `${from}부터 ${to}까지 평가 ${formatQuantity(count)}건, 모두 바로 앞 평가의 지문을 담고 있습니다.`,
    value: '현금, 받을 배당, 평가 가격으로 계산한 주식에서 보수를 빼면 공개된 가치와 정확히 같습니다.',
    marks: ({ found, all, onTape }) =>
      `평가 가격 ${formatQuantity(all)}개 중 ${formatQuantity(found)}개를 호가와 5분간의 체결로 다시 계산하고, 최근 ${formatQuantity(onTape)}개를 기록된 분 단위 체결과 비교했습니다.`,
    journal: (count, all, through) =>
      `평가 ${formatQuantity(all)}건 중 ${formatQuantity(count)}건을 ${through}까지의 장부 모든 줄과 비교했습니다: 현금, 주식, 신청, 보수.`,
    fee: (percent) => `연 ${percent}, 지난 마감 뒤 지난 날수만큼이며 펀드의 현금을 넘지 않습니다.`,
    flows: (count) =>
      `신청 ${formatQuantity(count)}건을 가치와 좌수로 다시 계산했습니다. 나머지는 버리며 펀드에 남습니다.`,
    orders: (count) =>
      `거래 시간 ${formatQuantity(count)}번: 규칙이 본 가격으로 목표를, 목표와 보유 종목과 현금으로 주문을 다시 계산했습니다.`,
  },
  own: (count) => `내 것 ${formatQuantity(count)}건이 들어 있고 내 기록의 금액과 같습니다.`,
  file: {
    title: '저희 없이도 확인하기',
    body: '파일을 저장해 이 프로젝트의 프로그램이나 직접 만든 프로그램으로 오프라인에서 확인하세요.',
    copy: (name) => `${name} 명령 복사`,
    valuations: '평가 파일 저장',
    orders: '주문 파일 저장',
    journal: '장부 저장',
    tape: '체결 기록 저장',
    ordersBody: (date) => `${date}까지의 주문: 규칙이 본 자료, 목표, 각 주문의 결과.`,
  },
  finding: {
    malformed: (field) => `‘${field}’ 항목이 없거나 읽을 수 없습니다.`,
    misplaced: (number) => `평가 ${number}번의 순서가 맞지 않습니다.`,
    hash_differs: (number) => `평가 ${number}번이 바뀌었거나 앞 평가와 이어지지 않습니다. 지문이 다릅니다.`,
    positions_misplaced: (number) => `평가 ${number}번의 보유 종목이 겹치거나 순서가 맞지 않습니다.`,
    fee_differs: (number) => `평가 ${number}번의 보수가 규칙과 다릅니다.`,
    value_differs: (number) =>
      `평가 ${number}번의 가치가 현금, 배당, 평가 가격으로 계산한 주식에서 보수를 뺀 값과 다릅니다.`,
    units_differ: (number) => `평가 ${number}번을 시작할 때의 좌수가 앞 평가가 끝났을 때와 다릅니다.`,
    flows_misplaced: (number) => `평가 ${number}번의 신청이 겹치거나 순서가 맞지 않습니다.`,
    units_after_differ: (number) => `평가 ${number}번이 끝났을 때의 좌수가 신청과 맞지 않습니다.`,
    flow_differs: (number, request) =>
      `평가 ${number}번에서 신청 ${request}번이 받은 것이 가치와 좌수에 맞지 않습니다.`,
    mark_differs: (number, symbol) => `평가 ${number}번의 ${symbol} 평가 가격이 규칙과 다릅니다.`,
    tape_differs: (number, symbol) => `평가 ${number}번의 ${symbol} 평가 가격이 기록된 체결과 맞지 않습니다.`,
    own_missing: (number) => `평가 ${number}번에 내 기록과 같은 금액의 신청이 없습니다.`,
    pool_missing: '장부 체크포인트에 이 카피 펀드의 평가가 없습니다.',
    head_differs: '장부 체크포인트에 있는 평가가 여기와 다릅니다.',
    path_differs: '이 평가들이 장부 체크포인트로 이어지지 않습니다.',
    checkpoint_changed: '장부 체크포인트가 바뀌었습니다.',
    checkpoint_foreign: '공개된 장부 체크포인트가 아닙니다.',
  },
  journalFinding: {
    statement_broken: (statement) => `장부 ${statement}번째 부분이 바뀌었습니다.`,
    statements_apart: (statement) => `장부 ${statement}번째 부분이 앞부분과 이어지지 않습니다.`,
    line_missing: (number) => `평가 ${number}번이 가리키는 줄이 장부에 없습니다.`,
    line_differs: (number) => `평가 ${number}번이 다른 장부의 것이거나 줄이 바뀌거나 숨겨졌습니다.`,
    cash_differs: (number) => `평가 ${number}번의 현금이 장부와 다릅니다.`,
    shares_differ: (number, symbol) => `평가 ${number}번의 ${symbol} 주식 수가 장부와 다릅니다.`,
    postings_differ: (number) => `평가 ${number}번의 신청이나 보수가 장부와 다릅니다.`,
  },
  planFinding: {
    misplaced: (number) => `계획 ${number}번의 순서가 맞지 않습니다.`,
    seen_differs: (number) => `계획 ${number}번이 가격을 본 날이 규칙과 다릅니다.`,
    targets_differ: (number) => `계획 ${number}번의 목표가 규칙과 다릅니다.`,
    stocks_misplaced: (number) => `계획 ${number}번의 종목이 겹치거나 순서가 맞지 않거나 이유가 없습니다.`,
    orders_differ: (number) => `계획 ${number}번의 주문이 목표와 보유 종목에 맞지 않습니다.`,
    purchases_differ: (number) => `계획 ${number}번이 현금으로 살 수 있는 것과 다른 주식을 샀습니다.`,
  },
};

export default texts;
