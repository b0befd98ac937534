/** Traditional Chinese words of a restriction, as Taiwan's brokers write them; see en.ts. */
import type { RestrictionTexts } from './reasons.en.ts';

export const tw: RestrictionTexts = {
  kind: {
    frozen: '凍結',
    banned: '禁止登入',
    disabled: '停用',
    no_trade: '禁止交易',
    no_withdrawal: '禁止出金',
  },
  effect: {
    frozen: '您仍可登入並查閱所有資料，但無法委託、入金、出金、換匯，或新增銀行帳戶與錢包。',
    banned: '任何人都無法登入；帳戶內的資產仍屬於您。',
    disabled: '帳號已關閉登入；帳戶內的資產仍屬於您。',
    no_trade: '無法建立新持倉；現有持倉可以平倉，也可以出金。',
    no_withdrawal: '無法出金；交易與入金不受影響。',
  },
  reason: {
    customer_asked: '您本人要求',
    identity_doubt: '帳戶持有人身分有疑義',
    suspected_fraud: '疑似詐騙',
    court_order: '法院或主管機關命令',
    security_incident: '帳戶安全有風險',
    rule_broken: '違反使用者條款',
    deceased: '接獲持有人死亡通報',
    under_age: '持有人未成年',
  },
};
