/** Korean texts of stories of notices to everybody. */
import type { StoryText } from '../stories.ts';
import type { notices as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'notice.halted': {
    title: '{until}까지 시장 전체 거래 중단',
    body: '{name}이(가) 전일 종가에서 {rate}% 움직였습니다. 공개된 규칙에 따라 {until}까지 모든 주식 거래가 멈춥니다. 대기 주문은 유지되며 취소할 수 있습니다.',
  },
  'notice.resumed': { title: '거래 재개', body: '시장 전체의 거래 중단이 끝났습니다. 주문이 다시 체결됩니다.' },
  'notice.suspended': {
    title: '{name}, {date}부터 거래 정지',
    body: '연습 거래소가 {date}부터 {name}({symbol})의 거래를 정지했습니다. 보유분은 그대로이며 재개될 때까지 주문을 받지 않습니다. 사유는 종목 화면에 있습니다.',
  },
  'notice.readmitted': {
    title: '{name}, 거래 재개',
    body: '{name}({symbol})의 거래 정지가 끝났습니다. 평소 거래 시간에 다시 주문을 받습니다.',
  },
  'notice.off_shelf': {
    title: '{name}, {date} 상장 폐지',
    body: '{name}({symbol})은(는) 연습 거래소에서 내려가 {date}부터 거래되지 않습니다. 과거 기록은 계속 볼 수 있으며 사유는 종목 화면에 있습니다.',
  },
  'notice.house_halted': {
    title: '{since}부터 전체 거래 중지',
    body: '모든 고객의 거래를 중지했습니다. 담당자 두 명이 거래를 다시 열 때까지 신규 주문과 청산 주문을 받지 않으며 손절, 익절, 강제 청산도 실행하지 않습니다. 대기 중인 주문은 취소할 수 있고 자금과 보유 주식은 그대로입니다.',
  },
  'notice.house_resumed': {
    title: '거래 재개',
    body: '주문을 다시 받으며, 손절, 익절, 증거금도 바로 다시 확인합니다.',
  },
  'notice.practice': {
    title: '이곳은 연습 시장입니다',
    body: '이곳의 회사, 가격, 자금은 가상입니다. 가격은 호가창의 주문으로만 만들어지며 누구도 직접 정할 수 없습니다. 투자 조언이 아니며 손익은 실제가 아닙니다.',
  },
};
