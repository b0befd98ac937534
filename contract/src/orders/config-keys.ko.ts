/** Korean: what each key of the configuration of orders and positions is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { orders as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  leverageLevels: {
    name: '레버리지 단계',
    meaning: '신규 주문에서 고를 수 있는 배수이며, 상한은 종목의 하루 가격 제한폭에 따라 달라집니다.',
  },
  minimumOpeningAmount: {
    name: '최소 진입 금액',
    meaning: '신규 주문의 최소 계약 금액입니다.',
  },
  ordersPerSecondMaximum: {
    name: '초당 주문 수',
    meaning: '고객 한 명이 1초에 낼 수 있는 주문 수입니다.',
  },
  marginWarningPercent: {
    name: '증거금 경고',
    meaning: '레버리지·공매도 포지션의 손익을 반영한 증거금이 증거금의 이 비율이 되면 경고합니다.',
  },
  marginCloseOutPercent: {
    name: '증거금 강제 청산',
    meaning: '레버리지·공매도 포지션의 손익을 반영한 증거금이 증거금의 이 비율이 되면 강제 청산합니다.',
  },
  tradingLockDays: {
    name: '매도 제한 영업일',
    meaning:
      '종목 자체의 매도 제한이 없을 때, 매수 후 몇 영업일(T+N)이 지나야 매도할 수 있는지 정합니다. 블록딜과 대형주 물량에도 자체 제한보다 길면 적용됩니다. 0이면 제한이 없으며 매수 시점에 정해집니다.',
  },
  tradingLockMinutes: {
    name: '매도 제한 분',
    meaning:
      '종목 자체의 매도 제한이 없을 때, 매수 후 몇 분이 지나야 매도할 수 있는지 정합니다. 블록딜과 대형주 물량에도 자체 제한보다 길면 적용됩니다. 0이면 제한이 없으며 매수 시점에 정해집니다.',
  },
  isMarginDefault: {
    name: '신규 고객 레버리지',
    meaning: '신규 고객이 바로 레버리지와 공매도를 쓸 수 있는지 정합니다.',
  },
};
