import type { SupportTexts } from './texts.en.ts';

const texts: SupportTexts = {
  title: '고객센터',
  never: '직원은 비밀번호나 인증번호, 개인 계좌로의 송금을 절대 요구하지 않습니다.',
  practice:
    '연습 환경이라 운영하는 회사가 없습니다. 아래 번호는 받는 사람이 없고, 문의에는 자동 작업이 답합니다. 누군가 “Bahi 고객센터”라며 연락한다면 Bahi가 아닙니다.',
  write: '문의하기',
  writeHint: (minutes) => `${duration(minutes)} 안에 답변합니다.`,
  ask: '문의 작성',
  logIn: '로그인하고 문의',
  logInHint: '로그인하면 앱에서 문의하고 답변을 확인할 수 있습니다.',
  tickets: '내 문의',
  noTickets: '문의 내역이 없습니다.',
  numbers: '상담 번호',
  hours: '운영 시간',
  chat: '상담 채팅 열기',
  chatHint: '앱 밖에서 열립니다.',
  find: '직접 확인하기',
  kind: {
    deposit: '입금',
    withdrawal: '출금',
    order: '주문',
    identity: '본인 확인',
    account: '계정',
    complaint: '민원',
    other: '기타',
  },
  state: { open: '답변 대기', waiting: '회신 필요', answered: '답변 완료', closed: '종료' },
  ticket: (id) => `문의 ${id}`,
  about: { deposit: '입금 보기', withdrawal: '출금 보기', order: '주문 보기' },
  aboutOf: {
    deposit: (id) => `입금 ${id} 관련`,
    withdrawal: (id) => `출금 ${id} 관련`,
    order: (id) => `주문 ${id} 관련`,
  },
  form: {
    title: '새 문의',
    kind: '문의 유형',
    complaintHint: '민원은 별도 담당자가 처리합니다.',
    text: '문의 내용',
    textHint: '무슨 일이 있었고 무엇을 기대했는지 적어 주세요. 비밀번호나 인증번호는 적지 마세요.',
    enterText: '문의 내용을 입력하세요.',
    send: '문의 보내기',
    sent: '문의를 보냈습니다',
    full: (maximum) => `진행 중인 문의는 ${maximum}건까지 가능합니다. 그중 하나에 이어 쓰거나 하나를 종료하세요.`,
    pictures: '사진',
    picture: (number) => `사진 ${number}`,
    picturesHint: '5장까지. 보내기 전에 비밀번호와 인증번호를 가려 주세요.',
  },
  thread: {
    label: '메시지',
    you: '나',
    pictures: (count) => `사진 ${count}장 보냄`,
    asked: '추가 확인 요청',
    closedBy: { customer: '문의를 종료했습니다', staff: '종료됨', house: '14일 동안 메시지가 없어 자동 종료됨' },
    reopened: '문의를 다시 열었습니다',
    by: (at) => `${at}까지 답변합니다.`,
    late: (at) => `답변이 늦어 죄송합니다. ${at}까지 답변하기로 했습니다.`,
    waiting: '아래에 답해 주시면 이어서 처리합니다.',
    answered: '더 궁금하면 이어 쓰거나 문의를 종료하세요.',
    text: '메시지',
    enterText: '메시지를 입력하세요.',
    send: '메시지 보내기',
    sent: '메시지를 보냈습니다',
    close: '문의 종료',
    closeTitle: '이 문의를 종료할까요?',
    closeBody: '14일 동안 다시 열 수 있습니다.',
    closed: '문의를 종료했습니다',
    addPictures: '사진 추가',
  },
  closed: {
    reopen: '문의 다시 열기',
    reopenText: '다시 여는 이유',
    reopenHint: (at) => `${at}까지 가능합니다.`,
    reopened: '문의를 다시 열었습니다',
    over: '더 이상 다시 열 수 없습니다. 새로 문의하세요.',
  },
  rating: {
    title: '얼마나 만족하셨나요?',
    scores: { 5: '5 · 매우 만족', 4: '4 · 만족', 3: '3 · 보통', 2: '2 · 불만족', 1: '1 · 매우 불만족' },
    choose: '평점을 선택하세요.',
    words: '의견(선택)',
    send: '평가 보내기',
    thanks: '감사합니다',
    given: (score) => `5점 중 ${score}점을 주셨습니다.`,
  },
  topics: {
    refused: {
      title: '주문이 왜 거부되었나요?',
      body: '거부 사유와 숫자는 주문에 남아 있습니다. 거래 → 종료에서 확인하세요.',
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

function duration(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`;
}

export default texts;
