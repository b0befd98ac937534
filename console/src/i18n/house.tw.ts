/** The words of the overview and of health in Traditional Chinese; see house.en.ts. */
import type { documentsEn, healthEn, overviewEn, surveillanceEn } from './house.en.ts';

function minutes(count: number): string {
  const parts = [
    [Math.floor(count / 1440), '天'],
    [Math.floor(count / 60) % 24, '小時'],
    // Days need no minutes.
    [count < 1440 ? count % 60 : 0, '分'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, unit]) => `${number} ${unit}`);
  return shown.length === 0 ? '0 分' : shown.join(' ');
}

export const overviewTw: typeof overviewEn = {
  at: (time: string) => `截至 ${time}`,
  minutes,
  waiting: '件等候',
  nothing: '沒有等候的案件。',
  oldest: '最久',
  p50: '半數等候超過',
  p90: '一成等候超過',
  promise: '承諾時限',
  late: (count: number) => `逾時 ${count} 件`,
  onTime: '沒有逾時',
  openQueue: '開啟佇列',
  today: '今日決定',
  approved: '核准',
  rejected: '駁回',
  byReason: '駁回原因',
  noneToday: '今天還沒有決定。',
  house: '公司狀態',
  ledger: '總帳',
  ledgerGood: '帳目相符。',
  ledgerBad: '沒有分錄可解釋的金額',
  audit: '不變條件',
  auditGood: '全部成立。',
  auditBad: (titles: readonly string[]) => `不成立：${titles.join('、')}`,
  trading: '交易',
  isOpen: '接受委託。',
  isHalted: '已暫停：不接受委託。',
  openHealth: '開啟健康狀態',
};

export const healthTw: typeof healthEn = {
  trading: '交易',
  running: '接受委託。一人即可暫停，恢復須兩人。',
  halted: (by: string, at: string) => `${by} 於 ${at} 暫停`,
  haltedMeaning: '不接受委託；仍可取消委託，其他功能照常。',
  halt: '暫停交易',
  haltTitle: '暫停所有人的交易',
  haltWarning: '在兩人恢復委託之前，任何客戶都無法開倉或平倉。',
  haltReason: '原因（留存紀錄）',
  haltWord: 'HALT',
  typeWord: (word: string) => `輸入 ${word} 以確認`,
  haltDone: '交易已暫停。',
  restart: '提出恢復交易',
  restartTitle: '恢復接受委託',
  restartHint: '須由另一位風控、管理員或資金覆核核准，核准後開始接受委託。',
  restartReason: '原因',
  restartDone: '已提出；另一人核准前仍暫停。',
  restartWaits: (name: string, at: string) => `${name} 於 ${at} 提出恢復，須由另一人核准。`,
  approve: '核准恢復',
  approveOwn: '恢復是您提出的：須由另一人核准。',
  approveDone: '已恢復接受委託。',
  withdraw: '撤回提案',
  books: '帳目',
  clean: (at: string) => `${at} 所有不變條件成立。`,
  broken: (at: string) => `截至 ${at} 帳目不符。若資金有風險，請暫停交易。`,
  notLooked: '伺服器啟動後尚未稽核。',
  invariant: '不變條件',
  state: '狀態',
  holds: '成立',
  brokenRows: (count: number) => `不成立：${count >= 20 ? '20 筆以上' : `${count} 筆`}`,
  wholeOnly: '每晚完整稽核時檢查',
  heldWhole: '完整稽核時成立',
  wholeNotYet: '尚未進行完整稽核，首次將於十分鐘內進行。',
  wholeClean: (at: string) => `${at} 從第一筆起的完整稽核未發現異常。`,
  wholeBroken: (at: string) => `${at} 的完整稽核發現異常。`,
  record: '員工紀錄',
  recordNone: '正從第一筆開始核對紀錄。',
  recordGood: (rows: number, at: string) => `${rows} 筆，逐筆串接；${at} 檢查。`,
  recordBad: (row: number) => `第 ${row} 筆與前一筆不連續：紀錄遭到更動。`,
  recordCut: (row: number) => `第 ${row} 筆及其後的紀錄已消失：檢查點曾計入這些紀錄。`,
  jobs: '工作',
  jobsNone: '此程序不執行工作。',
  jobsWaiting: (count: number) => `${count} 件等候`,
  jobsOldest: (at: string) => `最久的自 ${at} 到期`,
  jobsGood: '沒有失敗。',
  jobAttempts: (count: number) => `嘗試 ${count} 次`,
  boards: '市場',
  board: { equities: '股票', forex: '外匯', digital: '數位資產' },
  session: { open: '開盤', closed: '休市' },
  quoteAge: (seconds: string) => `最新報價 ${seconds} 秒前`,
  noQuote: '啟動後沒有報價',
  fresh: '即時',
  stale: '過時',
  settlement: '成交入帳',
  settled: '所有成交均已入帳。',
  parked: (count: number, numbers: string) =>
    `${count} 筆委託暫停入帳：${numbers}。這些委託的成交無法入帳，原因見伺服器日誌；系統每分鐘會再試一次。`,
  database: '資料庫',
  databaseOk: (ms: number) => `${ms} 毫秒回應`,
  storage: { space_low: '磁碟空間不足', disk_full: '磁碟已滿，無法寫入', io_error: '磁碟讀寫出錯' },
  size: (megabytes: string) => `${megabytes} MB`,
  free: (megabytes: string) => `磁碟剩餘 ${megabytes} MB`,
};

export const surveillanceTw: typeof surveillanceEn = {
  title: '市場監視',
  meaning: '每五分鐘檢視客戶委託所見的型態。發現不是定論：可能有正當理由，系統也不會自行採取任何措施。',
  list: '發現事項',
  pattern: '型態',
  symbol: '代號',
  accounts: '帳戶',
  seen: '所見情形',
  orders: '委託',
  linked: '這些帳戶來自同一網路與同類裝置。',
  patterns: {
    pair: '兩帳戶互相成交',
    spoofing: '大額委託撤回',
    push: '價格推動後回復',
    close: '交易時段最後數分鐘',
    desk: '自己委託後使用兌換櫃檯',
  },
  figures: {
    pair: (trades, quantity, part, handed) =>
      `互相成交 ${trades} 筆，共 ${quantity}，占兩者中成交較多者的 ${part}%。因偏離市價的價格，有 ${handed} INR 由一方移至另一方。`,
    spoofing: (rounds, cancelled, quantity) =>
      `${rounds} 次在一側掛出大額委託，共 ${cancelled}，並在另一側成交 ${quantity} 後撤回。`,
    push: (quantity, part, moved, back) =>
      `向同一側主動成交 ${quantity}，占三分鐘成交量的 ${part}%，價格同時變動 ${moved}%。其中 ${back}% 在一刻鐘內回復，期間這些帳戶反向成交。`,
    close: (quantity, part, moved) =>
      `最後五分鐘主動成交 ${quantity}，占當時成交量的 ${part}%，方向與價格 ${moved}% 的變動相同。`,
    desk: (quantity, part, seconds) =>
      `在委託簿主動成交 ${quantity}，占五分鐘成交量的 ${part}%，最後一筆後 ${seconds} 秒即在兌換櫃檯做反向交易。`,
  },
};

export const documentsTw: typeof documentsEn = {
  title: '員工開啟文件次數',
  meaning: (anHour) =>
    `每位員工開啟客戶照片、付款證明或完整號碼的次數。每次開啟皆留下紀錄；一小時內超過 ${anHour} 次即拒絕開啟。`,
  none: '最近 24 小時內無人開啟文件。',
  who: '員工',
  hour: '最近一小時',
  day: '最近 24 小時',
};
