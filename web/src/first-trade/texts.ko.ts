import type { FirstTradeTexts } from './texts.en.ts';

const texts: FirstTradeTexts = {
  start: '안내받기',
  title: '나의 첫 거래',
  stepOf: (step) => `4단계 중 ${step}단계`,
  skip: '안내 건너뛰기',
  find: { title: '종목 찾기', body: '이름이나 코드로 검색하거나 목록에서 하나를 여세요.', action: '종목 검색' },
  read: {
    title: '가격 읽기',
    body: '큰 숫자는 현재가이고, 그 옆은 전일 종가 대비 등락입니다.',
    action: '로트 수 정하기',
  },
  size: {
    title: '로트 수 정하기',
    body: '1로트는 100주입니다. 명세에서 총 지불 금액과 모든 비용을 볼 수 있습니다.',
    action: '다음 단계',
  },
  confirm: {
    title: '주문 확인',
    body: '총액을 확인한 뒤 주문서 아래 버튼을 누르세요. 자금 비밀번호를 물을 수 있습니다.',
  },
};

export default texts;
