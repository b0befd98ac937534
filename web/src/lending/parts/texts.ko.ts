/** Korean texts of lending shares. */
import type { LendTexts } from './texts.en.ts';

const texts: LendTexts = {
  rules: (lenderPercent) =>
    `다른 고객이 주가가 내리면 이익을 보려고 주식을 빌려 팝니다(공매도). 주식은 계속 고객님의 것이어서 가격에 따른 손익과 배당은 그대로이고 언제든지 매도할 수 있습니다. 누군가 빌려 간 날에만 차입자가 낸 수수료의 ${lenderPercent}%를 받으며, 하루 중 일부만 빌려준 날은 그 시간만큼만 계산합니다. 언제든지 돌려받을 수 있으며, 빌린 사람이 없으면 즉시, 있으면 늦어도 다음 영업일에 반환됩니다.`,
  holding: '보유 주식',
  holdingText: (p) => `${p.symbol} · ${p.shares}주`,
  noHoldings: '빌려줄 주식이 없습니다. 레버리지 없이 전액 매수한 회사 주식을 로트 단위로 빌려줄 수 있습니다.',
  toMarket: '시세 보기',
  slip: '빌려준 주식',
  shares: '보유 수량',
  lent: '빌려준 수량',
  recalled: '반환 예정',
  by: (at) => `늦어도 ${at}`,
  rate: '현재 차입 요율',
  rateText: (rate) => `연 ${rate}%`,
  rateNote: (lenderPercent) =>
    `빌린 주식의 가치 기준이며 그중 ${lenderPercent}%가 빌려준 사람의 몫입니다. 빌린 비율이 높을수록 올라갑니다.`,
  earned: '받은 수수료',
  lend: '주식 빌려주기',
  lots: '빌려줄 로트',
  lotsHint: (p) => `1로트 ${p.shares}주, 최대 ${p.maximum}로트`,
  wholeLots: (maximum) => `최대 ${maximum}까지 로트 수를 정수로 입력하세요`,
  lendLots: (lots) => `${lots}로트 빌려주기`,
  confirmTitle: (p) => `${p.symbol} ${p.lots}로트 빌려주기`,
  minimum: (amount) => `최소: ${amount} INR 상당의 주식`,
  done: '주식을 빌려주었습니다',
  recall: '주식 돌려받기',
  lotsBack: '돌려받을 로트',
  recallLots: (lots) => `${lots}로트 돌려받기`,
  recallDone: '반환을 요청했습니다',
  recallNote: '빌린 사람이 없는 주식은 즉시 반환됩니다. 빌려준 주식은 돌려받지 않고도 매도할 수 있습니다.',
  lines: '거래 내역',
  noLines: '아직 빌려준 주식이 없습니다.',
  line: { shares_lent: '빌려줌', shares_recalled: '반환' },
  feeOf: (date) => `${date} 수수료`,
  lineShares: (shares) => `${shares}주`,
};

export default texts;
