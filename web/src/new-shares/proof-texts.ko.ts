import { chooseParticles } from '@bahi/core/particles.ts';
import { formatQuantity as n } from '@bahi/core/format.ts';
import type { ProofTexts } from './proof-texts.en.ts';

/** `asked`: what is drawn among, as its desk calls it. */
const textsFor = (asked: '청약' | '신청'): ProofTexts => ({
  title: '추첨 증명',
  unknown: '이 공모는 없습니다.',
  toOffers: '공모주 보기',
  intro:
    '당첨자는 아무도 고를 수 없습니다. 저희도 마찬가지입니다. 세 가지가 함께 결과를 정하며, 각각은 다음 것이 알려지기 전에 고정되어 공개됩니다.',
  calledOff: '추첨 전에 철회되어 추첨하지 않습니다.',
  timeline: '공개된 내용과 시각',
  steps: {
    sealed: '비밀 난수 봉인됨',
    closed: `${asked} 명단 확정됨`,
    closes: `${asked} 명단 확정`,
    level: '공개 값 알려짐',
    levelAhead: '공개 값이 알려짐',
    drawn: '비밀 난수 공개, 추첨 완료',
    draw: '비밀 난수 공개와 추첨',
  },
  sealedBody: `첫 ${asked}보다 먼저입니다. 지문이 공개되어 수와 조건을 더는 바꿀 수 없습니다.`,
  listBody: (count) => `${asked} ${n(count)}건. 지문이 공개되어 추가, 변경, 누락이 불가능합니다.`,
  listAhead: '공개 값이 알려지기 전에 명단의 지문이 공개됩니다.',
  levelBody: (index, date) => `${date} ${index}의 종가 지수: 시장이 정하고 모두가 압니다.`,
  levelWas: (index, date, level) => `${date} ${index} 종가 ${level}.`,
  levelSource: '출처: 해당 거래일의 이 시장 일별 기록이며 마감 때 확정됩니다.',
  levelRule: (dates) =>
    `다음 거래일 중 시작부터 마감까지 빠짐없이 기록된 첫 거래일의 지수를 씁니다: ${dates}. 이 규칙은 ${asked} 시작 때 확정되었습니다.`,
  skipped: {
    close_missed: (date) => `${date} 제외: 그 거래일이 마감될 때 저희 서버가 멈춰 있었습니다.`,
    minutes_missed: (date) => `${date} 제외: 그 거래일 중 저희 서버가 몇 분간 멈춰 있었습니다.`,
    no_session: (date) => `${date} 제외: 거래가 없는 날이었습니다.`,
    told_late: (date) => `${date} 제외: 앞 거래일이 제외된 사실을 이 거래일이 마감된 뒤에야 공개했습니다.`,
  },
  skippedAt: (time) => `${time}에 추첨 기록에 공개되었습니다.`,
  toIndex: '지수 보기',
  drawAhead:
    '직원 두 명이 시작합니다. 시작하지 않으면 1영업일 뒤 자동으로 진행됩니다. 공개 값이 끝내 기록되지 않으면 모두에게 전액을 돌려줍니다.',
  commitment: '약속 값',
  listHash: '명단 지문',
  seed: '비밀 난수',
  resultHash: '결과 지문',
  left: '남은 시간',
  copy: (what) => `${what} 복사`,

  check: {
    title: '직접 검증하기',
    body: '공개된 명단을 읽고 이 기기에서 다시 추첨합니다. 잠시 걸리며 아무것도 바꾸지 않습니다.',
    action: '이 추첨 검증',
    again: '다시 검증',
    reading: '공개된 명단을 읽는 중…',
    checking: '이 기기에서 다시 추첨하는 중…',
    failed: '공개된 명단을 읽지 못해 검증하지 않았습니다.',
  },
  holds: '추첨이 맞습니다',
  fails: '이 추첨은 맞지 않습니다',
  failsBody: (count) => `${n(count)}가지가 다릅니다.`,
  notADraw: '공개된 파일이 완전하지 않습니다.',
  took: (seconds) => `이 기기에서 ${seconds}초 만에 검증했습니다.`,
  checks: {
    sealed: '비밀 난수는 봉인된 바로 그 수입니다',
    list: '명단은 마감 때 확정된 바로 그 명단입니다',
    level: '공개 값은 미리 정한 바로 그 값입니다',
    winners: '당첨자는 이 세 가지에서 그대로 나옵니다',
    logged: '각각 제때 공개되었습니다',
  },
  checked: {
    sealed: `수와 조건에서 ${asked} 시작 때 공개된 약속 값이 그대로 나옵니다.`,
    list: (count, lotsText) =>
      `${asked} ${n(count)}건, ${n(lotsText)}로트에서 마감 때 공개된 지문이 그대로 나옵니다. 각각 한 번씩만 있고 한도를 넘은 사람은 없습니다.`,
    persons: (applications, persons) =>
      `${asked} ${n(applications)}건, 본인 확인된 ${asked}자 ${n(persons)}명: 계정을 더 만들어도 더 ${asked}할 수 없습니다.`,
    level: (index, date, level) => `${date} ${index}: ${level}. 명단이 확정된 뒤에 알려졌습니다.`,
    winners: (tickets, winners, won) =>
      `추첨권 ${n(tickets)}장을 다시 정렬했습니다. ${asked} ${n(winners)}건이 ${n(won)}로트에 당첨되어 발표와 같습니다.`,
    logged: (commitment, list, result) =>
      `지문으로 이어진 공개 추첨 기록에 약속 값은 ${commitment}, 명단은 ${list}, 결과는 ${result}부터 있습니다.`,
  },
  logUnread: '이 추첨의 공개 기록을 읽지 못했습니다. 나머지는 검증했습니다.',
  logCovered: (checkpoint) =>
    chooseParticles(`장부 체크포인트 ${checkpoint}이(가) 모두 포함하므로 몰래 바꿀 수 없습니다.`),
  logUncovered: '한 시간 안의 다음 장부 체크포인트가 모두 포함하게 됩니다.',
  what: { commitment: '약속 값', list: '명단', persons: '인원수', gap: '제외된 거래일', result: '결과' },
  yes: '일치',
  no: '다름',

  own: {
    title: '내 추첨권',
    visitor: '내 추첨권의 순위는 본인만 볼 수 있습니다.',
    logIn: '로그인하고 보기',
    none: `이 추첨에 참여한 ${asked}이 없습니다.`,
    application: (number) => `${asked} ${number}`,
    won: (count) => `${n(count)}로트 당첨`,
    notWon: '미당첨',
    line: (won, tickets) =>
      won === tickets
        ? `추첨권 ${n(tickets)}장 모두 당첨입니다.`
        : `추첨권 ${n(tickets)}장을 추첨 순서로 정렬했습니다. 1위부터 ${n(won)}위까지 당첨입니다.`,
    ticket: (lot) => `추첨권 ${n(lot)}`,
    oneTicket: `이 ${asked}의 추첨권`,
    place: (place) => `${n(place)}위`,
    wins: '당첨',
    more: (count) => `외 ${n(count)}장`,
  },

  file: {
    title: '저희 없이 검증하기',
    body: '파일에 모든 것이 있습니다. 아무 컴퓨터에서나 공개 소스 코드로, 또는 sha256sum과 openssl만으로 검증할 수 있습니다.',
    save: '파일 저장',
    saveLog: '추첨 기록 저장',
    copy: '명령 복사',
  },

  finding: {
    malformed: (field) => `“${field}” 항목이 없거나 읽을 수 없습니다.`,
    seed_differs: '비밀 난수가 봉인된 수가 아닙니다.',
    commitment_differs: '조건이나 비밀 난수의 지문이 바뀌었습니다. 약속 값이 나오지 않습니다.',
    level_early: `${asked} 마감 전에 공개 값이 알려졌습니다.`,
    skipped_differ: '제외된 거래일이 미리 정한 순서와 다릅니다.',
    application_doubled: (id) => chooseParticles(`${asked} ${id}이(가) 두 번 이상 있습니다.`),
    application_misplaced: (id) => `${asked} ${id}의 자리가 다릅니다.`,
    application_missing: (id) => chooseParticles(`${asked} ${id}은(는) 당첨되었지만 명단에 없습니다.`),
    applications_exceeded: (customer, count, maximum) =>
      `고객 ${customer}의 ${asked}이 ${n(count)}건으로 한도 ${n(maximum)}건을 넘습니다.`,
    count_differs: (stated, counted) => `명단에는 ${n(stated)}건이라고 되어 있지만 실제로는 ${n(counted)}건입니다.`,
    persons_differ: (stated, counted) => `명단에는 ${n(stated)}명이라고 되어 있지만 ${n(counted)}명이 있습니다.`,
    lots_differ: (stated, counted) => `명단에는 ${n(stated)}로트라고 되어 있지만 합계는 ${n(counted)}로트입니다.`,
    list_differs: '명단이 바뀌었습니다. 추첨에 쓰인 명단이 아닙니다.',
    list_hash_differs: '명단의 지문이 바뀌었습니다.',
    level_differs: '공개 값이 추첨에 쓰인 값이 아닙니다.',
    key_differs: '키가 바뀌었습니다. 세 가지에서 나오지 않습니다.',
    winner_added: (id, count) =>
      chooseParticles(`${asked} ${id}은(는) 당첨되지 않았는데 ${n(count)}로트가 적혀 있습니다.`),
    winner_missing: (id, count) => chooseParticles(`${asked} ${id}은(는) ${n(count)}로트 당첨인데 빠져 있습니다.`),
    winner_changed: (id, stated, computed) =>
      chooseParticles(`${asked} ${id}은(는) ${n(computed)}로트 당첨인데 ${n(stated)}로트로 적혀 있습니다.`),
    winner_misplaced: (id) => `당첨자 ${id}의 자리가 다릅니다.`,
    own_missing: (id) => chooseParticles(`명단에 내 ${asked} ${id}이(가) 없습니다.`),
    own_lots_differ: (id, stated, known) =>
      chooseParticles(`내 ${asked} ${id}은(는) ${n(known)}로트인데 명단에는 ${n(stated)}로트로 적혀 있습니다.`),
    own_result_differs: (id, stated, known) =>
      chooseParticles(
        `추첨에서는 내 ${asked} ${id}이(가) ${n(stated)}로트에 당첨되었지만 계좌에는 ${n(known)}로트로 적혀 있습니다.`,
      ),
    cutoff_differs: '마지막 당첨 키가 다릅니다.',
    result_hash_differs: '결과 지문이 바뀌었습니다.',
    foreign: {
      commitment: `약속 값이 ${asked} 시작 때 공개된 값이 아닙니다.`,
      listHash: '명단 지문이 마감 때 공개된 값이 아닙니다.',
      level: '공개 값이 발표된 값이 아닙니다.',
      resultHash: '결과가 발표된 것이 아닙니다.',
    },
  },
  logFinding: {
    malformed: (field) => `추첨 기록을 읽을 수 없습니다: “${field}”.`,
    entry_misplaced: (number) => `기록 ${n(number)}번의 자리가 다릅니다.`,
    entry_changed: (number) => `기록 ${n(number)}번이 바뀌었습니다.`,
    entries_missing: '체크포인트에 있는 항목이 기록에 없습니다.',
    path_differs: '기록에서 체크포인트의 루트가 나오지 않습니다.',
    checkpoint_changed: '체크포인트가 바뀌었습니다. 지문이 맞지 않습니다.',
    checkpoint_foreign: '공개된 체크포인트가 아닙니다.',
    not_logged: (what) => `기록에 없음: ${what}.`,
    logged_otherwise: (what) => chooseParticles(`기록의 ${what}이(가) 다릅니다.`),
    logged_twice: (what) => chooseParticles(`기록에 ${what}이(가) 두 번 이상 있습니다.`),
    logged_backdated: (what) => `기록에 적힌 ${what}의 시각이 그 앞의 기록보다 이릅니다.`,
    commitment_late: `${asked}이 마감된 뒤에야 약속 값이 공개되었습니다.`,
    list_late: '공개 값이 알려진 뒤에야 명단이 공개되었습니다.',
    gap_late: '거래일이 제외된 사실이 대신 쓰인 거래일의 마감 뒤에야 공개되었습니다.',
  },
});

export const ofRequests = textsFor('신청');
export default textsFor('청약');
