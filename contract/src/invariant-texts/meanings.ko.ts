/** What the auditor checks, each in one sentence of Korean; the English stands beside the query in the server. */
import type { InvariantTexts } from './en.ts';

export const meaningsKo: InvariantTexts = {
  entry_balances: '분개의 줄은 빠짐없고 고객의 줄이 먼저이며, 금액과 주식의 합은 각각 0입니다.',
  chain_is_gapless: '고객의 줄은 1, 2, 3 … 빈 번호 없이 장부에 적힌 번호까지 이어집니다.',
  chain_hash: '해시는 앞 해시와 줄의 표준 문구의 SHA-256이며, 장부에 마지막 해시가 있습니다.',
  verified_history_stands: '전에 검증한 것이 그대로입니다. 그 번호의 분개장 해시는 검증한 해시와 같습니다.',
  business_dates_never_go_back: '분개의 영업일은 체인에서 바로 앞 분개보다 이르지 않습니다.',
  reversal_is_the_mirror_image:
    '취소 분개는 같은 장부의 분개 하나를 줄마다 되돌립니다. 한 번만 취소되며 취소 분개는 취소되지 않습니다.',
  balance_is_the_sum_of_postings: '장부의 예수금, 증거금, 미수금, 실현 손익, 비용, 예치금은 줄의 합계와 같습니다.',
  cash_after_is_the_running_sum: '분개마다 적힌 예수금은 그때까지 예수금 줄의 합계입니다.',
  available_is_not_negative: '예수금에서 보류를 뺀 금액, 보류, 증거금, 미수금, 예치금은 0보다 작지 않습니다.',
  held_is_the_sum_of_active_holds: '장부에 보류된 예수금은 진행 중인 보류가 아직 묶어 둔 금액입니다.',
  active_hold_reserves_something: '끝나지 않은 보류에는 남은 금액이 있습니다.',
  ended_hold_is_used_up: '보류는 한 번 끝납니다. 쓰인 금액 + 풀린 금액 = 보류 금액.',
  share_balance_is_the_sum_of_postings: '종목마다 고객의 주식 수는 그 종목 줄의 합계와 같습니다.',
  customers_and_house_sum_to_zero: '통화마다 모든 고객의 잔액과 회사의 줄은 서로 상쇄됩니다.',
  escrow_is_the_customers: '통화마다 예치금은 고객 장부에 적힌, 배정될 주식에 낸 금액과 같습니다.',
  shares_sum_to_zero: '종목마다 모든 고객의 주식과 거래소의 주식은 서로 상쇄됩니다.',
  nothing_stands_outside_a_book: '모든 줄에는 분개가, 모든 분개에는 고객의 장부가 있습니다.',
  each_source_posted_once: '체결, 지급, 추가는 한 번만 기장되고 분개는 한 번만 취소됩니다.',
  closed_dates_keep_their_totals: '마감한 영업일의 줄은 지금도 마감할 때 적은 합계와 같습니다.',

  practice_grant_is_the_customers: '연습 자금은 고객 본인의 번호로 한 번, 루피로, 그때의 규칙만큼 지급됩니다.',
  debt_is_of_its_entry:
    '고객에게 대신 내준 금액은 다음 분개(청산, 정정, 배당, 단주, 권리)가 가져가는 금액을 넘지 않습니다.',
  payment_of_a_debt_is_of_its_entry:
    '미수금 상환은 앞 분개가 들여온 금액이나 증거금 밖에서 가져간 금액을 넘지 않거나, 상환 분개 자체의 번호로 따로 기장됩니다.',
  who_owes_has_nothing_free:
    '미수금이 있는 고객에게 사용 가능한 금액이 생기면 바로 상환에 쓰입니다. 미수금이 남아 있는 동안 예수금은 보류된 금액뿐입니다.',

  order_hold_is_worst_case:
    '진행 중인 진입 주문은 미체결 주식이 최악의 가격에 필요한 금액만큼 보류하고, 다른 주문은 보류하지 않습니다.',
  hold_has_its_order: '진행 중인 주문 보류는 모두 같은 고객의 진행 중인 주문에 속합니다.',
  order_is_its_fills: '주문의 체결 수량, 거래 대금, 체결 횟수는 체결 내역과 같습니다.',
  fill_respects_its_price: '매수는 지정가나 보호 가격보다 높게, 매도는 낮게 체결되지 않습니다.',
  position_is_its_orders: '포지션의 수량과 대금은 진입 체결에서 청산 체결을 빼고 분할과 무상증자를 더한 것입니다.',
  position_has_its_beginning:
    '배정된 포지션은 원가에 주식을 준 분개 하나에서 청산을 뺀 것이고, 다른 포지션에는 주문이 있습니다.',
  allotment_has_its_position: '주식을 배정한 분개는 모두 같은 고객의 포지션이 되었습니다.',
  order_with_fills_has_a_position: '체결된 진입 주문에는 모두 포지션이 있습니다.',
  margin_is_of_positions: '장부의 증거금은 고객 포지션의 증거금 합계입니다.',
  shares_are_of_positions: '장부의 주식은 고객 포지션의 주식이며 공매도는 빼서 셉니다.',
  fill_is_posted: '체결 하나는 분개장의 분개 하나이고, 그런 분개는 모두 체결 하나입니다.',
  charges_are_of_turnover:
    '장부의 비용은 주문마다 전체 거래 대금으로 계산한 비용과 출금 수수료에서 돌려준 것을 뺀 값입니다.',
  closing_position_has_its_order: '청산 주문이 진행되는 동안에만 포지션이 청산 중입니다.',

  entitlement_is_of_its_terms:
    '배당은 보유 주식 × 주당 배당금이며 공매도가 냅니다. 신주인수권은 권리락으로 내린 금액이고, 분할과 무상증자는 비율대로 온주를 더합니다.',
  entitlement_is_what_was_held: '기준일 마감 때 보유한 사람만, 분개장에 적힌 주식 수만큼 권리를 가집니다.',
  application_is_of_its_dividend: '배당 신청자는 권리자이고 전액을 신청하며, 지급된 배당은 심사를 기다리지 않습니다.',
  entitlement_is_posted: '권리의 결과는 주식 또는 배당금의 분개 하나이며, 끝나기 전에는 없습니다.',
  action_entry_has_its_entitlement: '분할, 무상증자, 배당의 분개는 모두 끝난 권리에 속합니다.',
  dividends_due_are_entitlements: '포지션에 적힌 지급 예정 배당은 권리에 적힌 금액입니다.',
  action_leaves_nobody_behind: '조정이 끝나면 기다리는 주주가 없고, 지급이 끝나면 남은 지급이 없습니다.',

  credited_deposit_has_its_entry:
    '입금 처리된 입금은 같은 고객, 같은 금액의 분개 하나이며 돈은 고객 예치 계좌에서 옵니다.',
  deposit_entry_has_its_deposit: '입금 분개는 모두 직원이 처리한 입금에 속합니다.',
  open_withdrawal_holds_its_amount:
    '진행 중인 출금은 그 금액만큼 보류하고, 출금 보류에는 모두 진행 중인 출금이 있습니다.',
  paid_withdrawal_has_its_entry:
    '지급된 출금은 같은 고객, 같은 금액의 분개 하나이며 수수료는 회사로, 나머지는 은행으로 갑니다.',
  withdrawal_entry_has_its_withdrawal: '돈이 나간 분개는 모두 직원이 승인하고 지급한 출금에 속합니다.',
  exchange_is_two_linked_entries: '환전은 같은 고객의 두 분개로, 낸 통화에서 나가고 받은 통화로 들어옵니다.',
  exchange_gives_no_more_than_its_rate:
    '받은 금액은 낸 금액에 환율을 적용한 값에서 최소 단위 하나 미만의 차이이며, 환율은 중간값에서 스프레드의 절반을 뺀 값입니다.',
  exchange_entry_has_its_exchange: '통화 사이에 돈을 옮긴 분개는 모두 환전에 속합니다.',

  reversal_has_its_correction: '취소 분개는 모두 한 사람이 사유와 함께 제안하고 다른 사람이 승인했습니다.',
  correction_has_its_reversal: '승인된 정정은 모두 그 분개를 취소했습니다.',
  bank_figure_is_the_agreed_one: '은행 잔액은 그 날짜에 대해 두 사람이 확인한 값입니다.',
  shown_restrictions_are_the_cases: '주문과 자금을 판단하는 고객의 제한은 사건의 내용과 하나하나 같습니다.',
  longer_restriction_has_two_people: '한 사람이 정한 제한은 저절로 끝나고, 두 사람이 정한 제한에는 두 사람이 있습니다.',

  application_holds_its_amount:
    '금액을 묶는 공모에서 대기 중인 청약은 로트 대금만큼 보류하고, 청약 보류에는 모두 대기 중인 청약이 있습니다.',
  application_money_is_its_entries: '청약이 내고 돌려받고 주식에 쓴 금액은 같은 고객 분개장의 분개 합계입니다.',
  captured_holds_are_payments: '공모주 보류에서 빠진 금액은 금액을 묶는 공모의 청약이 낸 금액입니다.',
  shares_are_what_was_won: '배정받은 사람은 당첨되고 납입한 로트의 주식을 한 번, 청약에 적힌 포지션으로 받았습니다.',
  entry_of_new_shares_has_its_application: '공모주 대금의 납입과 환불 분개는 모두 같은 고객의 청약에 속합니다.',
  application_is_within_its_offer:
    '로트 수, 입찰가, 시각, 횟수가 공모의 허용을 벗어난 청약은 없으며 금액은 로트의 대금입니다.',
  prepaid_is_its_part: '대기 중인 청약은 공모가 미리 요구한 부분만큼 납입했습니다.',
  decided_as_drawn: '당첨과 그 대금은 추첨이나 입찰의 결과대로이며, 결과 전에는 당첨도 미당첨도 없습니다.',
  paid_or_forfeited_in_time:
    '당첨 후 납입은 기한 전에 이루어지고 기한 전에 포기되지 않습니다. 상장된 공모의 당첨은 주식이 되었거나 포기되었습니다. 늦게 알린 당첨은 24시간 또는 계획한 시간의 절반을 가집니다.',
  drawn_to_the_last_lot:
    '추첨은 공모와 청약 가운데 적은 로트만큼 주며 신청보다 많이 받는 사람은 없습니다. 정산된 공모에 기다리는 사람은 없습니다.',
  auction_goes_by_its_bids:
    '입찰은 로트를 가장 높은 입찰가에, 같은 값이면 가장 이른 것에 주며 누구에게도 10분의 1을 넘지 않습니다. 각자 자기 입찰가를 내거나 모두 낙찰된 가장 낮은 값을 냅니다.',
  draw_is_in_the_log: '추첨이 공개한 것은 모두 이어진 추첨 기록에 있고, 다른 것은 없습니다.',
  never_allotted_more_than_offered: '당첨은 공모의 로트를 넘지 않으며, 확정된 명단은 거기 적힌 그대로입니다.',

  placement_request_holds_its_amount:
    '대기 중인 신청은 로트 대금만큼 보류하고, 배정 보류에는 모두 대기 중인 신청이 있습니다.',
  placement_is_paid_and_allotted:
    '배정된 신청은 대금을 예치금으로 한 번 내고 그 돈만큼의 주식을 받았습니다. 보류는 그만큼 쓰이고 나머지는 풀렸습니다.',
  placement_entry_has_its_request: '배정 대금의 분개는 모두 직원이 배정한 신청에 속합니다.',
  placement_request_is_within_its_offer:
    '수량이나 시각이 허용을 벗어난 신청은 없고, 신청보다 많이 받은 사람도 없습니다.',
  placement_sells_the_shares_of_its_price:
    '분할, 무상증자, 유상증자의 기준일 주주가 기록된 뒤에는 그 전에 정한 가격으로 배정하지 않습니다.',
  placement_gives_what_it_has:
    '배정한 수량은 신청이 받은 수량이고 물량을 넘지 않으며, 정산되면 기다리는 사람이 없습니다.',

  rights_hold_what_is_asked_extra:
    '결정되지 않은 초과 청약은 그 대금만큼 보류하고, 신주인수권 보류에는 모두 초과 청약이 있습니다.',
  rights_taken_up_are_paid:
    '청약할 때마다 권리 주식은 바로, 초과 주식은 배정될 때 각각 분개 하나로 납입되며 보류에서 더 빠지지 않습니다.',
  rights_entry_has_its_take_up: '신주인수권 대금의 분개는 모두 같은 고객의 청약에 속합니다.',
  entitlement_is_its_holding:
    '신주인수권은 기준일 보유 주식에 비율을 곱한 것이고, 청약은 회차의 합계이며 권리와 기한을 넘지 않습니다.',
  rights_become_positions: '정산된 사람은 납입한 신주를 포지션 하나로 받고, 청약하지 않은 사람은 받지 않습니다.',
  rights_shared_out_to_the_last:
    '청약과 배정은 발행 수량을 넘지 않고, 더 원하는 사람이 있으면 모두 배분됩니다. 발행 수량은 전체 보유에 따릅니다.',
  shorts_are_charged_the_fall: '권리락 때 공매도한 사람만 그 주식 전부에 대해 하락분을 한 번 냅니다.',
  rights_count_until_they_end: '신주인수권은 주식이 되거나 실효될 때까지만 매수 포지션의 자산에 들어갑니다.',
  rights_charge_has_its_short: '공매도에 신주인수권을 부담시킨 분개는 모두 그 부담 기록에 속합니다.',

  newest_checkpoint_stands: '최신 체크포인트는 서로 이어지고 해시와 루트는 내용과 같습니다.',
  newest_leaf_is_the_chain: '장부의 최신 리프는 그 번호의 체인과 잔액이며, 장부는 그 뒤로 되감기지 않았습니다.',
  checkpoint_chain: '모든 체크포인트는 빠짐없이 앞의 것에 이어지고 해시와 루트는 내용과 같습니다.',
  checkpoint_has_its_leaves: '체크포인트에는 그때의 장부마다 리프가 있고, 리프에는 체크포인트가 있습니다.',
  checkpoint_keeps_its_leaves: '체크포인트와 함께 더해진 리프는 그 트리에 적힌 것과 같으며, 더 많지도 적지도 않습니다.',
  leaf_is_the_chain: '모든 리프는 그 번호에서 장부의 해시와 줄 합계입니다.',
  escrow_is_for_shares_to_come: '고객의 예치금은 끝나지 않은 공모주 청약과 정산되지 않은 신주인수권에 낸 금액입니다.',
};
