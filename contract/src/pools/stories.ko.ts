/** Korean texts of stories of copy trading. */
import type { StoryText } from '../stories.ts';
import type { pools as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pools.asked': {
    title: '{amount}, {pool} 참여 대기',
    body: '{amount}이(가) 묶였습니다. {deals} 평가 때 {pool}에 참여하며, 가격은 그때 정해집니다. 평가 10분 전까지 되돌릴 수 있습니다.',
  },
  'pools.taken_back': {
    title: '{amount} 되돌림',
    body: '{amount}은(는) {pool}에 참여하지 않았고 다시 쓸 수 있습니다.',
  },
  'pools.subscribed': {
    title: '{pool}을(를) 카피합니다',
    body: '{amount}이(가) {pool} {units}좌가 되었습니다. 자금은 {until}까지 묶이며, 그 전에도 손절은 작동합니다.',
  },
  'pools.returned': {
    title: '{amount}, {pool}에 참여하지 못함',
    body: '자금이 참여하기 전에 {pool}이(가) 새 자금을 받지 않게 되었습니다. {amount}은(는) 다시 쓸 수 있습니다.',
  },
  'pools.stop_asked': {
    title: '{pool} 카피 중지를 신청함',
    body: '{pool}의 좌수는 {deals} 평가 때 현금이 되며, 가격은 그때 정해집니다. 펀드가 먼저 주식을 팔아야 하면 나머지는 다음 평가 때 지급됩니다.',
  },
  'pools.stop_taken_back': {
    title: '{pool}을(를) 계속 카피합니다',
    body: '중지 신청을 취소했습니다. 좌수는 {pool}에 남습니다.',
  },
  'pools.stop_reached': {
    title: '{pool}: 손절 도달',
    body: '{pool}에 있는 자금의 가치가 {percent}% 이상 내렸습니다. 정하신 대로 좌수를 현금으로 바꿉니다.',
  },
  'pools.end_reached': { title: '{pool} 종료', body: '{pool}의 종료 시점이 되어 좌수를 현금으로 바꿉니다.' },
  'pools.paid_out': {
    title: '{pool}에서 {amount} 지급',
    body: '{pool} {units}좌가 {amount}이(가) 되어 예수금에 들어왔습니다. {left}좌는 펀드가 주식을 팔 때까지 기다립니다.',
  },
  'pools.finished': {
    title: '{pool} 카피 종료',
    body: '마지막 좌수가 현금이 되었습니다. {pool}에 {invested}을(를) 넣어 모두 {amount}을(를) 돌려받았습니다.',
  },
  'pools.waits': {
    title: '{pool}: 지급 일부가 늦어짐',
    body: '{pool}의 {units}좌가 아직 지급되지 않았습니다. {stocks}을(를) 지금 팔 수 없기 때문입니다. 순서는 맨 앞이며, 금액은 지급되는 때의 가치로 정해집니다.',
  },
};
