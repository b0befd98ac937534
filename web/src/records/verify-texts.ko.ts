/** Korean texts of the statement verifier. */
import { chooseParticles } from '@bahi/core/particles.ts';
import type { VerifyTexts } from './verify-texts.en.ts';

const ko: VerifyTexts = {
  title: '거래내역서 검증',
  body: '거래내역서의 모든 줄에는 앞줄까지 담은 해시가 있습니다. 한 글자만 바뀌어도 여기서 드러납니다.',
  drop: 'statement.json을 여기에 끌어다 놓으세요',
  choose: '거래내역서 고르기',
  stays: '파일은 이 기기에서만 확인하며 어디에도 보내지 않습니다.',
  unchanged: '한 바이트도 바뀌지 않았습니다',
  unchangedUntil: (time) => `${time}까지 바뀐 것이 없습니다`,
  agrees: '줄들이 서로 맞습니다',
  changed: '이 거래내역서는 바뀌었습니다',
  statement: '거래내역서',
  customer: '고객 번호',
  span: '기간',
  opening: (currency) => `기초 예수금, ${currency}`,
  closing: (currency) => `기말 예수금, ${currency}`,
  lines: '줄 수',
  checkpoint: '체크포인트',
  notCovered:
    '아직 이 줄들을 담은 체크포인트가 없어, 빠진 줄이 있는지 이 파일만으로는 알 수 없습니다. 한 시간 뒤 다시 저장하면 증명이 함께 담깁니다.',
  provenUntil: (time, seq) => `${time}, ${seq}번째 줄까지 증명되었습니다. 그 뒤의 일은 이 파일만으로 알 수 없습니다.`,
  newer: (number, time) =>
    chooseParticles(
      `그 뒤 기간 안에 체크포인트 ${number}(${time})이(가) 공개되었습니다. 지금 다시 저장하면 그때까지 증명됩니다.`,
    ),
  notCompared: '공개된 체크포인트를 읽지 못했습니다. 파일 안의 체크포인트만 따로 확인했습니다.',
  finding: {
    malformed: (field) => chooseParticles(`온전한 거래내역서가 아닙니다. “${field}”이(가) 없거나 읽을 수 없습니다.`),
    line_missing: (seq, until) =>
      seq === until ? `${seq}번째 줄이 없습니다.` : `${seq}번째부터 ${until}번째 줄까지 없습니다.`,
    line_doubled: (seq) => `${seq}번째 줄이 두 번 있습니다.`,
    line_misplaced: (seq) => `${seq}번째 줄이 제자리에 있지 않습니다.`,
    line_changed: (seq) => `${seq}번째 줄이 바뀌었습니다. 해시가 맞지 않습니다.`,
    field_changed: (seq, field) => `${seq}번째 줄이 바뀌었습니다: ${field}.`,
    line_outside_span: (seq) => `${seq}번째 줄은 기간 밖입니다.`,
    line_left_out: (seq) =>
      `${seq}번째 줄은 기간에 속하지만 줄들 가운데 없습니다. 그 줄이, 어쩌면 더 많은 줄이 빠졌습니다.`,
    before_missing: '기초 앞의 줄이 없어 첫 줄들이 빠졌는지 알 수 없습니다.',
    before_differs: '기초 앞의 줄이 바뀌었거나 기초가 딛고 선 줄이 아닙니다.',
    after_differs: '기말 뒤의 줄이 바뀌었거나 앞줄에 이어지지 않습니다.',
    opening_not_empty: '장부는 0에서 시작하지만 이 거래내역서는 그렇지 않습니다.',
    closing_hash_differs: '기말 해시가 마지막 줄의 해시와 다릅니다.',
    balance_differs: (account, stated, computed) => `기말 ${account}: 적힌 값 ${stated}, 줄들의 합 ${computed}.`,
    proof_outside_statement: '증명이 이 거래내역서에 없는 줄을 가리킵니다.',
    proof_hash_differs: '증명이 거래내역서와 다른 줄에 서 있습니다.',
    proof_balance_differs: (account, stated, computed) =>
      `증명된 ${account}: 적힌 값 ${stated}, 줄들의 합 ${computed}.`,
    path_differs: '경로가 체크포인트의 루트로 이어지지 않습니다.',
    checkpoint_changed: '체크포인트가 바뀌었습니다. 해시가 맞지 않습니다.',
    checkpoint_foreign: '공개된 체크포인트가 아닙니다.',
    digest_differs: '거래내역서 전체의 지문이 맞지 않습니다.',
  },
  account: { cash: '예수금', margin: '증거금', receivable: '미수금', loan: '대출', accrued: '대출 이자' },
  field: {
    seq: '줄 번호',
    entry: '기록 번호',
    line: '기록 안의 줄',
    kind: '종류',
    reference: '참조 번호',
    part: '부분',
    position: '포지션',
    reverses: '정정한 기록',
    account: '계정',
    asset: '통화 또는 종목',
    amount: '금액',
    date: '영업일',
    at: '시각',
    hash: '해시',
    customer: '고객 번호',
    currency: '통화',
  },
};

export default ko;
