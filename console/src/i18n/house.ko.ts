/** The words of the overview and of the house's health in Korean. */
import { chooseParticles } from '@bahi/core/particles.ts';
import type { documentsEn, healthEn, overviewEn, surveillanceEn } from './house.en.ts';

function minutes(count: number): string {
  const parts = [
    [Math.floor(count / 1440), '일'],
    [Math.floor(count / 60) % 24, '시간'],
    // Days need no minutes.
    [count < 1440 ? count % 60 : 0, '분'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, unit]) => `${number}${unit}`);
  return shown.length === 0 ? '0분' : shown.join(' ');
}

export const overviewKo: typeof overviewEn = {
  at: (time) => `${time} 기준`,
  minutes,
  waiting: '대기',
  nothing: '대기 중인 건이 없습니다.',
  oldest: '가장 오래된 건',
  p50: '대기 중앙값',
  p90: '대기 상위 10%',
  promise: '약속',
  late: (count) => `${count}건 지연`,
  onTime: '지연 없음',
  openQueue: '대기열 열기',
  today: '오늘 결정',
  approved: '승인',
  rejected: '반려',
  byReason: '사유별 반려',
  noneToday: '오늘 결정된 것이 없습니다.',
  house: '회사',
  ledger: '원장',
  ledgerGood: '모두 맞습니다.',
  ledgerBad: '분개로 설명되지 않는 돈',
  audit: '불변 조건',
  auditGood: '깨진 것이 없습니다.',
  auditBad: (titles) => `깨짐: ${titles.join(', ')}`,
  trading: '거래',
  isOpen: '주문을 받고 있습니다.',
  isHalted: '중지됨: 주문을 받지 않습니다.',
  openHealth: '상태 열기',
};

export const healthKo: typeof healthEn = {
  trading: '거래',
  running: '주문을 받고 있습니다. 한 사람이 중지할 수 있고, 다시 여는 데에는 두 사람이 필요합니다.',
  halted: (by, at) => `${by} 님이 중지, ${at}`,
  haltedMeaning: '주문을 받지 않습니다. 취소와 다른 모든 것은 계속할 수 있습니다.',
  halt: '거래 중지',
  haltTitle: '모든 고객의 거래 중지',
  haltWarning: '두 사람이 다시 열 때까지 어떤 고객도 포지션을 열거나 청산할 수 없습니다.',
  haltReason: '기록될 사유',
  haltWord: 'HALT',
  typeWord: (word) => chooseParticles(`확인하려면 ${word}을(를) 입력하세요`),
  haltDone: '거래를 중지했습니다.',
  restart: '재개 제안',
  restartTitle: '다시 주문 받기',
  restartHint: '위험 관리, 관리자 또는 자금 확인자인 다른 사람이 승인하면 그때부터 주문을 받습니다.',
  restartReason: '사유',
  restartDone: '제안했습니다. 두 번째 사람이 승인할 때까지 주문은 중지됩니다.',
  restartWaits: (name, at) => `${name} 님이 재개를 제안, ${at}. 두 번째 사람이 승인합니다.`,
  approve: '재개 승인',
  approveOwn: '재개를 제안하셨습니다. 다른 사람이 승인합니다.',
  approveDone: '다시 주문을 받습니다.',
  withdraw: '제안 철회',
  books: '장부',
  clean: (at) => `${at}에 모든 불변 조건이 맞았습니다.`,
  broken: (at) => `${at} 기준으로 맞지 않는 것이 있습니다. 돈이 위험하면 거래를 중지하세요.`,
  notLooked: '서버가 시작된 뒤 감사가 아직 돌지 않았습니다.',
  invariant: '불변 조건',
  state: '상태',
  holds: '맞음',
  brokenRows: (count) => `깨짐: ${count >= 20 ? '20건 이상' : `${count}건`}`,
  wholeOnly: '매일 밤 전체 감사에서',
  heldWhole: '전체 감사에서 성립',
  wholeNotYet: '아직 전체 감사가 없었습니다. 첫 감사는 10분 안에 돕니다.',
  wholeClean: (at) => `${at}에 첫 기록부터 본 전체 감사에서 이상이 없었습니다.`,
  wholeBroken: (at) => `${at}의 전체 감사에서 이상이 나왔습니다.`,
  record: '직원 기록',
  recordNone: '기록을 첫 행부터 확인하고 있습니다.',
  recordGood: (rows, at) => `${rows}줄이 각각 앞줄에 이어져 있습니다. ${at} 확인.`,
  recordBad: (row) => `${row}번째 줄이 앞줄에 이어지지 않습니다. 누군가 기록을 바꾸었습니다.`,
  recordCut: (row) => `${row}번째 줄부터 사라졌습니다. 체크포인트가 이미 센 줄들입니다.`,
  jobs: '작업',
  jobsNone: '이 프로세스에는 작업이 없습니다.',
  jobsWaiting: (count) => `${count}건 대기`,
  jobsOldest: (at) => `가장 오래된 것은 ${at}부터 대기`,
  jobsGood: '실패한 것이 없습니다.',
  jobAttempts: (count) => `${count}회 시도`,
  boards: '시장',
  board: { equities: '주식', forex: '외환', digital: '디지털' },
  session: { open: '개장', closed: '폐장' },
  quoteAge: (seconds) => `최근 호가 ${seconds}초 전`,
  noQuote: '시작 이후 호가 없음',
  fresh: '최신',
  stale: '오래됨',
  settlement: '체결 반영',
  settled: '모든 체결이 장부에 반영되었습니다.',
  parked: (count, numbers) =>
    `주문 ${count}건이 보류 중입니다: ${numbers}. 체결을 장부에 반영할 수 없으며 원인은 서버 로그에 있습니다. 1분마다 다시 시도합니다.`,
  database: '데이터베이스',
  databaseOk: (ms) => `${ms} ms에 응답`,
  storage: {
    space_low: '디스크 여유 공간이 부족함',
    disk_full: '디스크가 가득 차 기록할 수 없음',
    io_error: '디스크 입출력 오류',
  },
  size: (megabytes) => `${megabytes} MB`,
  free: (megabytes) => `디스크 여유 ${megabytes} MB`,
};

export const surveillanceKo: typeof surveillanceEn = {
  title: '시장 감시',
  meaning:
    '5분마다 고객의 주문에서 찾은 패턴입니다. 발견은 판정이 아닙니다. 정당한 이유가 있을 수 있으며 자동으로 이루어지는 조치는 없습니다.',
  list: '발견 내역',
  pattern: '패턴',
  symbol: '종목',
  accounts: '계정',
  seen: '확인된 내용',
  orders: '주문',
  linked: '이 계정들은 같은 네트워크와 같은 종류의 기기로 접속했습니다.',
  patterns: {
    pair: '두 계정 간 체결',
    spoofing: '대량 주문 철회',
    push: '가격 변동 후 복귀',
    close: '거래 시간 마지막 몇 분',
    desk: '본인 주문 뒤 환전 데스크 이용',
  },
  figures: {
    pair: (trades, quantity, part, handed) =>
      `서로 ${trades}건, 수량 ${quantity} 체결. 둘 중 더 많이 거래한 계정 거래량의 ${part}%입니다. 시장과 다른 가격 때문에 ${handed} INR이 한쪽에서 다른 쪽으로 옮겨 갔습니다.`,
    spoofing: (rounds, cancelled, quantity) =>
      `${rounds}회에 걸쳐 한쪽에 대량 주문(합계 ${cancelled})을 냈다가 반대쪽에서 ${quantity} 체결 뒤 철회했습니다.`,
    push: (quantity, part, moved, back) =>
      `한 방향으로 수량 ${quantity}, 3분 거래량의 ${part}%를 체결하는 동안 가격이 ${moved}% 움직였습니다. 그중 ${back}%가 15분 안에 되돌아왔고 그동안 반대로 거래했습니다.`,
    close: (quantity, part, moved) =>
      `마지막 5분에 수량 ${quantity}, 그 거래량의 ${part}%를 가격이 ${moved}% 움직인 방향으로 체결했습니다.`,
    desk: (quantity, part, seconds) =>
      `호가창에서 수량 ${quantity}, 5분 거래량의 ${part}%를 체결하고 마지막 주문 ${seconds}초 뒤 환전 데스크에서 반대 거래를 했습니다.`,
  },
};

export const documentsKo: typeof documentsEn = {
  title: '직원의 서류 열람',
  meaning: (anHour) =>
    `직원별로 고객의 사진, 증빙, 전체 번호를 열람한 횟수입니다. 열람할 때마다 기록되며 한 시간에 ${anHour}번을 넘으면 거부됩니다.`,
  none: '최근 24시간 동안 서류를 열람한 직원이 없습니다.',
  who: '직원',
  hour: '최근 1시간',
  day: '최근 24시간',
};
