/** Traditional Chinese words of what the auditor checks of rights issues. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  rights_hold_what_is_asked_extra: {
    title: '加認已圈存',
    meaning: '尚未決定的加認正好圈存其價款，每筆認股圈存都有加認。',
  },
  rights_taken_up_are_paid: {
    title: '認股皆已繳款',
    meaning: '每次認購，應得股份當下繳款，加認股份於配發時繳款，各為一筆分錄；圈存不另扣取。',
  },
  rights_entry_has_its_take_up: {
    title: '認股分錄皆有認購紀錄',
    meaning: '每筆繳付認股款項的分錄都屬於同一客戶的一次認購。',
  },
  entitlement_is_its_holding: {
    title: '認股權利依持股計算',
    meaning:
      '認股權利等於基準日持股乘以比例；認購與加認為各次合計，不超過權利且在期限內；因限制而延後者依延後的期限，且不得加認。',
  },
  rights_wait_for_a_restriction: {
    title: '認股期限因帳戶受限而延後',
    meaning:
      '期限到來時帳戶正受本公司人員限制者，其期限延後，除此之外概不延後；在延後的期限前權利不失效，且此期限不早於限制解除，除非已延至上限。',
  },
  rights_become_positions: {
    title: '繳款的認股成為持倉',
    meaning: '結清者正好取得已繳款的新股，成為一筆持倉；未認購者沒有。',
  },
  rights_shared_out_to_the_last: {
    title: '增資股分配至最後一股',
    meaning:
      '認購與配發不超過發行數量；尚有人申請且有價格時，失效的股份全數配出，因限制而延後的權利除外；發行數量依全部持股計算。',
  },
  lapsed_rights_get_what_extra_shares_bring: {
    title: '加認所得歸失效者',
    meaning:
      '加認每股的價格在認購價與上限之間；高於認購價的總額全數依失效股數分給權利失效者，誤差不滿一派薩。因限制而延後的權利不參與分配。',
  },
  rights_proceeds_are_paid: {
    title: '失效權利所得已付',
    meaning: '失效權利所得於結清時以一筆分錄付清，之前與其他人皆無。',
  },
  rights_proceeds_have_their_rights: {
    title: '失效權利所得皆有其權利',
    meaning: '每筆失效權利所得的分錄都屬於同一客戶已結清的權利。',
  },
  shorts_are_charged_the_fall: {
    title: '放空者負擔除權，僅一次',
    meaning: '股票除權時放空者就全部股數支付跌價一次，其他人不付。',
  },
  rights_count_until_they_end: {
    title: '認股權利計入權益至結束',
    meaning: '認股權利計入多頭持倉的權益，直到成為股票或失效為止。',
  },
  rights_charge_has_its_short: {
    title: '除權扣款皆有放空部位',
    meaning: '每筆向放空者收取除權的分錄都有其扣款紀錄。',
  },
};
