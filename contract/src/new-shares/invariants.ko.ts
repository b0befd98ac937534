/** Korean words of what the auditor checks of new shares. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  application_holds_its_amount: {
    title: '대기 중인 청약은 금액을 보류',
    meaning:
      '금액을 묶는 공모에서 대기 중인 청약은 로트 대금만큼 보류하고, 청약 보류에는 모두 대기 중인 청약이 있습니다.',
  },
  application_money_is_its_entries: {
    title: '청약 대금은 분개와 일치',
    meaning: '청약이 내고 돌려받고 주식에 쓴 금액은 같은 고객 분개장의 분개 합계입니다.',
  },
  captured_holds_are_payments: {
    title: '보류에서 빠진 금액은 납입액',
    meaning: '공모주 보류에서 빠진 금액은 금액을 묶는 공모의 청약이 낸 금액입니다.',
  },
  shares_are_what_was_won: {
    title: '배정 주식은 당첨된 만큼',
    meaning: '배정받은 사람은 당첨되고 납입한 로트의 주식을 한 번, 청약에 적힌 포지션으로 받았습니다.',
  },
  entry_of_new_shares_has_its_application: {
    title: '공모주 분개에 청약이 있음',
    meaning: '공모주 대금의 납입과 환불 분개는 모두 같은 고객의 청약에 속합니다.',
  },
  application_is_within_its_offer: {
    title: '청약은 공모 조건 안',
    meaning: '로트 수, 입찰가, 시각, 횟수가 공모의 허용을 벗어난 청약은 없으며 금액은 로트의 대금입니다.',
  },
  prepaid_is_its_part: {
    title: '선납금은 요구된 만큼',
    meaning: '대기 중인 청약은 공모가 미리 요구한 부분만큼 납입했습니다.',
  },
  decided_as_drawn: {
    title: '청약 결과는 추첨과 일치',
    meaning: '당첨과 그 대금은 추첨이나 입찰의 결과대로이며, 결과 전에는 당첨도 미당첨도 없습니다.',
  },
  paid_or_forfeited_in_time: {
    title: '당첨은 기한 안에 납입 또는 포기',
    meaning:
      '당첨 후 납입은 기한 전에 이루어지고 기한 전에 포기되지 않습니다. 상장된 공모의 당첨은 주식이 되었거나 포기되었습니다. 늦게 알린 당첨은 24시간 또는 계획한 시간의 절반을 가집니다. 기한에 직원의 제한이 걸려 있으면 그 제한 때문에만 기다립니다.',
  },
  drawn_to_the_last_lot: {
    title: '추첨은 마지막 로트까지',
    meaning:
      '추첨은 공모와 청약 가운데 적은 로트만큼 주며 신청보다 많이 받는 사람은 없습니다. 정산된 공모에 기다리는 사람은 없습니다.',
  },
  auction_goes_by_its_bids: {
    title: '입찰 결과는 입찰가대로',
    meaning:
      '입찰은 로트를 가장 높은 입찰가에, 같은 값이면 가장 이른 것에 주며 누구에게도 10분의 1을 넘지 않습니다. 각자 자기 입찰가를 내거나 모두 낙찰된 가장 낮은 값을 냅니다.',
  },
  draw_is_in_the_log: {
    title: '모든 추첨은 추첨 기록에 있음',
    meaning: '추첨이 공개한 것은 모두 이어진 추첨 기록에 있고, 다른 것은 없습니다.',
  },
  never_allotted_more_than_offered: {
    title: '공모 수량보다 많은 당첨 없음',
    meaning: '당첨은 공모의 로트를 넘지 않으며, 확정된 명단은 거기 적힌 그대로입니다.',
  },
};
