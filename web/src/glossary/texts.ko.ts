import type { GlossaryTexts } from './texts.en.ts';

const texts: GlossaryTexts = {
  mark: '포지션을 평가하는 가격입니다. 최우선 호가를 따르므로 비정상적인 체결 하나로 움직이지 않습니다.',
  hold: '주문이나 신청을 위해 묶어 둔 현금입니다. 여전히 고객님의 돈이며, 쓰이지 않은 금액은 풀립니다.',
  margin: '포지션에 들어간 본인 자금입니다. 레버리지가 없으면 전체 대금입니다.',
  closeOut:
    '평가 가격이 여기에 이르면 손실을 줄이기 위해 포지션을 청산합니다. 시세가 급변하면 손실이 증거금보다 클 수 있습니다.',
  settlement: '산 주식은 이때부터 팔 수 있습니다. 그 전에는 결제 중입니다.',
  contractAmount: '가격에 주식 수를 곱한 금액으로, 비용은 제외합니다.',
};

export default texts;
