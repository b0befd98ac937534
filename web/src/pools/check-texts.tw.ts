/** Traditional Chinese texts of checking valuations and orders. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { CheckTexts } from './check-texts.en.ts';

const texts: CheckTexts = {
  title: '自行驗證',
  body: '讀取已公布的估值與委託，並在本裝置上重新計算每個數字，不會更動任何資料。',
  bodyOfRecord: '讀取您加入以來已公布的估值，在本裝置上重新計算每個數字，並與您的紀錄比對，不會更動任何資料。',
  action: '開始驗證',
  again: '再次驗證',
  reading: '讀取並重新計算中…',
  failed: '無法讀取已公布的檔案，未進行驗證。',
  none: '尚未公布資料。各交易時段的估值與委託於次一交易時段收盤後公布。',
  holds: '全部無誤',
  fails: '有不符之處',
  failsBody: (count) => `${formatQuantity(count)} 處不符。`,
  yes: '相符',
  no: '不符',
  checks: {
    chain: '沒有任何估值被更改、增加或遺漏',
    value: '價值等於現金加上依標記價格計算的股票',
    fee: '管理費依規則計算',
    flows: '每筆申請都取得該次估值應得的數額',
    orders: '委託都依規則產生',
  },
  checked: {
    chain: (count, from, to) => `${from} 至 ${to} 共 ${formatQuantity(count)} 次估值，每一次都含有前一次的指紋。`,
    value: '現金、應收股利與各檔依標記價格計算的持股，扣除管理費後，與公布的價值分毫不差。',
    fee: (percent) => `每年 ${percent}，依上次收盤以來的日數計算，且不超過基金的現金。`,
    flows: (count) => `依價值與單位數重新計算 ${formatQuantity(count)} 筆申請，尾數一律捨去並留在基金內。`,
    orders: (count) =>
      `${formatQuantity(count)} 個交易時段：依規則當時所見的價格重新算出目標，再由目標、持股與現金算出委託。`,
  },
  own: (count) => `其中有您的 ${formatQuantity(count)} 筆，數額與您的紀錄一致。`,
  file: {
    title: '不靠我們也能驗證',
    body: '儲存檔案後，可離線以本專案的程式或您自己的程式驗證。',
    copy: (name) => `複製 ${name} 的指令`,
    valuations: '儲存估值檔',
    orders: '儲存委託檔',
    ordersBody: (date) => `截至 ${date} 的委託：規則所見的資料、其目標，以及每筆委託的結果。`,
  },
  finding: {
    malformed: (field) => `欄位「${field}」缺漏或無法讀取。`,
    misplaced: (number) => `第 ${number} 次估值的順序不正確。`,
    hash_differs: (number) => `第 ${number} 次估值遭更改，或未接續前一次：指紋不同。`,
    positions_misplaced: (number) => `第 ${number} 次估值的持股重複或順序不正確。`,
    fee_differs: (number) => `第 ${number} 次估值收取的管理費與規則不符。`,
    value_differs: (number) => `第 ${number} 次估值的價值，與現金、股利及依標記價格計算之持股扣除管理費後不符。`,
    units_differ: (number) => `第 ${number} 次估值開始時的單位數與前一次結束時不同。`,
    flows_misplaced: (number) => `第 ${number} 次估值的申請重複或順序不正確。`,
    units_after_differ: (number) => `第 ${number} 次估值結束時的單位數與其申請不符。`,
    flow_differs: (number, request) => `第 ${number} 次估值給申請 ${request} 的數額，與其價值及單位數不符。`,
    own_missing: (number) => `第 ${number} 次估值中沒有與您紀錄數額相同的申請。`,
    pool_missing: '帳簿檢查點中沒有此跟單基金的估值。',
    head_differs: '帳簿檢查點中的估值與此處不同。',
    path_differs: '這些估值無法對應到帳簿檢查點。',
    checkpoint_changed: '帳簿檢查點遭更改。',
    checkpoint_foreign: '此帳簿檢查點並非已公布的檢查點。',
  },
  planFinding: {
    misplaced: (number) => `第 ${number} 份計畫的順序不正確。`,
    seen_differs: (number) => `第 ${number} 份計畫在不該檢視的日期檢視了價格，或該檢視而未檢視。`,
    targets_differ: (number) => `第 ${number} 份計畫的目標與規則不符。`,
    stocks_misplaced: (number) => `第 ${number} 份計畫的股票重複、順序不正確或沒有理由。`,
    orders_differ: (number) => `第 ${number} 份計畫的委託與其目標及持股不符。`,
    purchases_differ: (number) => `第 ${number} 份計畫買進的股票與其現金可買的不符。`,
  },
};

export default texts;
