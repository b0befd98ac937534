import type { FigureWords } from './words.en.ts';

const texts: FigureWords = {
  markets: { ask: '매도자 (매도호가)', bid: '매수자 (매수호가)', spread: '스프레드 0.10', shares: '주식 수' },
  orders: {
    market: '시장가 주문',
    takes: '대기 주문과 체결',
    protection: '보호 가격',
    notReached: '체결되지 않음',
    limit: '지정가 주문',
    waits: '지정한 가격에서 대기',
  },
  charges: {
    fees: '수수료',
    feeTax: '수수료에 붙는 세금',
    transactionTax: '증권거래세',
    stampTax: '인지세',
    total: '비용 합계 (INR)',
  },
  leverage: { equity: '증거금 대비 평가액', warning: '경고', closeOut: '강제 청산', price: '평가 가격' },
  shorts: {
    sold: '여기서 매도',
    profit: '이익',
    profitEnds: '가격 0에서 끝남',
    loss: '손실',
    lossOpen: '한도가 없음',
    price: '가격',
  },
  stopLoss: { price: '평가 가격', stop: '손절가', starts: '주문 시작', fill: '체결', gap: '사이에 가격 없음' },
  draws: {
    sealed: '비밀 난수, 시작할 때 봉인',
    list: '모든 청약 목록, 마감할 때 공개',
    level: '지수 값, 나중에야 알 수 있음',
    numbers: '비밀 난수를 공개하고 추첨',
    win: '낮은 번호 당첨',
    refund: '환불',
  },
  actions: {
    before: '분할 전',
    after: '분할 후',
    same: '가치는 같고 주식 수만 증가',
    follow: '설정한 가격도 함께 조정',
  },
  lending: {
    you: '나',
    pool: '대여 풀',
    short: '공매도자',
    lend: '대여',
    borrow: '차입',
    fee: '차입 수수료',
    part: '내 몫',
    recall: '주식 반환을 요청할 수 있습니다',
  },
  loans: { principal: '원금', interest: '매일 늘어나는 이자', due: '만기일', overdue: '연체', days: '일수' },
  fraud: {
    message: ['고객센터', '10분 뒤 계좌가 폐쇄됩니다.', '받은 인증번호를 입력하세요', 'broker-safe-login.example 접속'],
    signs: ['확인할 수 없는 발신자', '재촉과 협박', '인증번호나 비밀번호 요구', '낯선 주소로 가는 링크'],
  },
  rights: {
    steps: [
      { name: '사유 확인', about: '거부할 때마다 근거 규칙을 알립니다.' },
      { name: '고객센터에 문의', about: '담당자 이름으로 답변합니다.' },
      { name: '이의 제기', about: '다른 사람이 결정합니다.' },
      { name: '외부 기관에 민원', about: '감독 기관이 심사합니다.' },
    ],
  },
};

export default texts;
