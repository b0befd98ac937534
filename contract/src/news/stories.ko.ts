/** Korean texts of stories that are news of the practice market. A crore is 10 million (크로르). */
import type { StoryText } from '../stories.ts';
import type { news as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'news.results_rose': {
    title: '{name}: 순이익 전년 대비 {profit}',
    body: '{name}({symbol})의 분기 실적: 순이익은 전년 동기 대비 {profit}, 매출은 {revenue}입니다. 연습 거래소의 참여자는 이 시점부터 이 수치를 압니다.',
  },
  'news.results_fell': {
    title: '{name}: 순이익 전년 대비 {profit}',
    body: '{name}({symbol})의 분기 실적이 나빠졌습니다. 순이익은 전년 동기 대비 {profit}, 매출은 {revenue}입니다. 연습 거래소의 참여자는 이 시점부터 이 수치를 압니다.',
  },
  'news.order_won': {
    title: '{name}, {crores/10}억 루피 수주',
    body: '{name}({symbol})이(가) {crores/10}억 루피 규모의 주문을 받았습니다. 납품할 물량이 늘어난 것이며 아직 이익은 아닙니다.',
  },
  'news.plant_stopped': {
    title: '{name}, 사업장 한 곳 {days}일 운영 중단',
    body: '{name}({symbol})이(가) 사업장 한 곳의 운영을 멈췄으며 {days}일 뒤 재개할 예정입니다. 그동안 매출이 줄어듭니다.',
  },
  'news.expansion': {
    title: '{name}, 증설에 {crores/10}억 루피 투자',
    body: '{name}({symbol})이(가) 설비 증설에 {crores/10}억 루피를 투자합니다. 지출이 먼저이고 효과는 나중에 나타납니다.',
  },
  'news.inquiry': {
    title: '{name}, 소명 요청을 받음',
    body: '연습 거래소가 {name}({symbol})에 최근 공시의 소명을 요청했습니다. 회사가 답하는 동안 거래는 계속됩니다.',
  },
  'news.split_declared': {
    title: '{name}, {ratio} 주식 분할 예정',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자를 기준으로 {date}에 주식을 {ratio}(으)로 분할합니다. 주식 수는 늘고 가격은 낮아지며 가치는 같습니다. 이전 가격과 비교하려면 차트의 수정 주가를 켜세요.',
  },
  'news.bonus_declared': {
    title: '{name}, 무상증자 {ratio}',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자를 기준으로 {date}에 {ratio} 무상증자를 합니다. 그날 가격은 비율만큼 낮아지고 보유 가치는 같습니다. 이전 가격과 비교하려면 차트의 수정 주가를 켜세요.',
  },
  'news.dividend_declared': {
    title: '{name}, 주당 {amount} 배당',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자에게 {pay}에 주당 {amount}을(를) 배당합니다. {date}부터 배당락으로 거래되며 시가는 대략 그만큼 낮아집니다.',
  },
  'news.split_ex': {
    title: '{name}, {ratio} 분할 후 거래',
    body: '오늘부터 {name}({symbol})은(는) {ratio} 분할 후 가격으로 거래됩니다. 전일 종가가 조정되어 오늘의 등락은 시장의 변동만 나타냅니다.',
  },
  'news.bonus_ex': {
    title: '{name}, 권리락({ratio})',
    body: '오늘부터 {name}({symbol})은(는) 무상증자 {ratio} 권리락으로 거래됩니다. 전일 종가가 조정되어 오늘의 등락은 시장의 변동만 나타냅니다.',
  },
  'news.dividend_ex': {
    title: '{name}, 배당락 {amount}',
    body: '오늘부터 {name}({symbol})은(는) 주당 {amount} 배당락으로 거래됩니다. 전일 종가가 그만큼 조정되었습니다.',
  },
  'news.band_upper': {
    title: '{name}, 상한가 {price}',
    body: '{name}({symbol})이(가) 오늘 허용된 최고가 {price}에 도달했습니다. 매도자 없이 매수 주문이 대기할 수 있으며, 한도는 다음 종가 후 다시 정해집니다.',
  },
  'news.band_lower': {
    title: '{name}, 하한가 {price}',
    body: '{name}({symbol})이(가) 오늘 허용된 최저가 {price}에 도달했습니다. 매수자 없이 매도 주문이 대기할 수 있으며, 한도는 다음 종가 후 다시 정해집니다.',
  },
  'news.session_closed': {
    title: '{date} 마감: {name} {level}, {change}',
    body: '연습 시장의 {date} 장이 끝났습니다. {name}은(는) {level}에 마감했으며 이전 종가 대비 {change}입니다.',
  },
};
