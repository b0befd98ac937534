import { formatQuantity as n } from '@bahi/core/format.ts';
import type { ProofTexts } from './proof-texts.en.ts';

/** `asked`: what is drawn among, as its desk calls it. */
const textsFor = (asked: '申購' | '申請'): ProofTexts => ({
  title: '抽籤證明',
  unknown: '沒有此檔新股。',
  toOffers: '查看新股申購',
  intro: '沒有人能挑選中籤者，我們也不能。結果由三項資料共同決定，每一項都在下一項揭曉之前就已固定並公開。',
  calledOff: '此檔已於抽籤前取消，不會抽籤。',
  timeline: '公開的資料與時間',
  steps: {
    sealed: '秘密亂數已封存',
    closed: `${asked}名單已凍結`,
    closes: `${asked}名單凍結`,
    level: '公開數值已揭曉',
    levelAhead: '公開數值揭曉',
    drawn: '秘密亂數已揭露，抽籤完成',
    draw: '揭露秘密亂數並抽籤',
  },
  sealedBody: `早於第一筆${asked}。指紋公開之後，秘密亂數與條件都無法更改。`,
  listBody: (count) => `共 ${n(count)} 筆${asked}。指紋公開之後，無法增加、更改或遺漏任何一筆。`,
  listAhead: '屆時公開名單指紋，早於公開數值揭曉。',
  levelBody: (index, date) => `${index} 於 ${date} 的收盤指數：由市場決定，人人皆知。`,
  levelWas: (index, date, level) => `${index} 於 ${date} 收盤 ${level}。`,
  levelSource: '來源：本市場該交易日的每日紀錄，於收盤時確定。',
  levelRule: (dates) =>
    `採用下列交易日中，第一個從開盤到收盤記錄完整者的收盤指數：${dates}。此規則於開放${asked}時即已確定。`,
  skipped: {
    close_missed: (date) => `${date} 不採計：該交易日收盤時，我們的伺服器停止運作。`,
    minutes_missed: (date) => `${date} 不採計：該交易日盤中，我們的伺服器曾停止運作數分鐘。`,
    no_session: (date) => `${date} 不採計：當日沒有交易。`,
    told_late: (date) => `${date} 不採計：我們公布前一交易日不採計時，此交易日已經收盤。`,
  },
  skippedAt: (time) => `已於 ${time} 公布於抽籤日誌。`,
  toIndex: '查看指數',
  drawAhead: '由兩位人員啟動；若未啟動，一個營業日後自動進行。若公開數值始終未能記錄，款項全數退還。',
  commitment: '承諾值',
  listHash: '名單指紋',
  seed: '秘密亂數',
  resultHash: '結果指紋',
  left: '剩餘時間',
  copy: (what) => `複製${what}`,

  check: {
    title: '親自驗證',
    body: '讀取公開名單，並在此裝置上重新抽籤。需要一點時間，不會更動任何資料。',
    action: '驗證此次抽籤',
    again: '再驗證一次',
    reading: '正在讀取公開名單…',
    checking: '正在此裝置上重新抽籤…',
    failed: '無法讀取公開名單，尚未驗證。',
  },
  holds: '抽籤結果相符',
  fails: '此次抽籤不相符',
  failsBody: (count) => `有 ${n(count)} 處不同。`,
  notADraw: '公開的檔案不完整。',
  took: (seconds) => `已在此裝置上驗證，費時 ${seconds} 秒。`,
  checks: {
    sealed: '秘密亂數就是當初封存的那一個',
    list: '名單就是截止時凍結的那一份',
    level: '公開數值就是事先指定的那一個',
    winners: '中籤者完全由這三項得出',
    logged: '各項都按時公開',
  },
  checked: {
    sealed: `秘密亂數與條件算出的，正是開放${asked}時公開的承諾值。`,
    list: (count, lotsText) =>
      `${n(count)} 筆${asked}共 ${n(lotsText)} 手，算出的正是截止時公開的指紋；每筆只出現一次，無人超過可${asked}次數。`,
    persons: (applications, persons) =>
      `${n(applications)} 筆${asked}來自 ${n(persons)} 位通過身分認證的${asked}人：多開帳戶不能多${asked}。`,
    level: (index, date, level) => `${index}，${date}：${level}。於名單凍結之後才揭曉。`,
    winners: (tickets, winners, won) =>
      `已將全部 ${n(tickets)} 支籤重新排序：${n(winners)} 筆${asked}中籤 ${n(won)} 手，與公布結果相同。`,
    logged: (commitment, list, result) =>
      `公開的抽籤日誌（指紋鏈）記載：承諾值 ${commitment}、名單 ${list}、結果 ${result}。`,
  },
  logUnread: '無法讀取此次抽籤的公開日誌，其餘項目已驗證。',
  logCovered: (checkpoint) => `帳本檢查點 ${checkpoint} 已涵蓋以上各項，任何更換都會被發現。`,
  logUncovered: '一小時內的下一個帳本檢查點會涵蓋以上各項。',
  what: { commitment: '承諾值', list: '名單', persons: '人數', gap: '不採計的交易日', result: '結果' },
  yes: '相符',
  no: '不同',

  own: {
    title: '我的籤',
    visitor: '您自己的籤只有您本人看得到。',
    logIn: '登入後查看',
    none: '您沒有參加此次抽籤。',
    application: (number) => `${asked} ${number}`,
    won: (count) => `中籤 ${n(count)} 手`,
    notWon: '未中籤',
    line: (won, tickets) =>
      won === tickets
        ? `${n(tickets)} 支籤全部中籤，手數足夠。`
        : `共 ${n(tickets)} 支籤，依抽籤排序；第 1 至 ${n(won)} 位中籤。`,
    ticket: (lot) => `第 ${n(lot)} 支籤`,
    oneTicket: '此筆的籤',
    place: (place) => `第 ${n(place)} 位`,
    wins: '中籤',
    more: (count) => `另有 ${n(count)} 支`,
  },

  file: {
    title: '不經由我們驗證',
    body: '檔案包含全部資料。可在任何電腦上以開放原始碼程式驗證，或只用 sha256sum 與 openssl：',
    save: '儲存檔案',
    saveLog: '儲存抽籤日誌',
    copy: '複製指令',
  },

  finding: {
    malformed: (field) => `欄位「${field}」遺漏或無法讀取。`,
    seed_differs: '秘密亂數不是當初封存的那一個。',
    commitment_differs: '條件或秘密亂數的指紋被更改：算不出公開的承諾值。',
    level_early: `公開數值在${asked}截止前就已揭曉。`,
    skipped_differ: '不採計的交易日與事先指定的順序不符。',
    application_doubled: (id) => `${asked} ${id} 出現超過一次。`,
    application_misplaced: (id) => `${asked} ${id} 的位置不對。`,
    application_missing: (id) => `${asked} ${id} 中籤，但不在名單中。`,
    applications_exceeded: (customer, count, maximum) =>
      `客戶 ${customer} 有 ${n(count)} 筆${asked}，上限為 ${n(maximum)} 筆。`,
    count_differs: (stated, counted) => `名單記載 ${n(stated)} 筆${asked}，實際為 ${n(counted)} 筆。`,
    persons_differ: (stated, counted) => `名單記載 ${n(stated)} 人，實際 ${n(counted)} 人。`,
    lots_differ: (stated, counted) => `名單記載 ${n(stated)} 手，實際合計 ${n(counted)} 手。`,
    list_differs: '名單被更改：不是抽籤所用的那一份。',
    list_hash_differs: '名單指紋被更改。',
    level_differs: '公開數值不是抽籤所用的那一個。',
    key_differs: '金鑰被更改：與三項資料不符。',
    winner_added: (id, count) => `${asked} ${id} 並未中籤，卻記載 ${n(count)} 手。`,
    winner_missing: (id, count) => `${asked} ${id} 中籤 ${n(count)} 手，卻被遺漏。`,
    winner_changed: (id, stated, computed) => `${asked} ${id} 中籤 ${n(computed)} 手，卻記載 ${n(stated)} 手。`,
    winner_misplaced: (id) => `中籤者 ${id} 的位置不對。`,
    own_missing: (id) => `名單中沒有您的${asked} ${id}。`,
    own_lots_differ: (id, stated, known) => `您的${asked} ${id} 為 ${n(known)} 手，名單卻記載 ${n(stated)} 手。`,
    own_result_differs: (id, stated, known) =>
      `依抽籤結果，您的${asked} ${id} 中籤 ${n(stated)} 手，帳戶卻記載 ${n(known)} 手。`,
    cutoff_differs: '最後中籤的金鑰不同。',
    result_hash_differs: '結果指紋被更改。',
    foreign: {
      commitment: `承諾值不是開放${asked}時公開的那一個。`,
      listHash: '名單指紋不是截止時公開的那一個。',
      level: '公開數值不是已公布的那一個。',
      resultHash: '結果不是已公布的那一個。',
    },
  },
  logFinding: {
    malformed: (field) => `抽籤日誌無法讀取：「${field}」。`,
    entry_misplaced: (number) => `日誌第 ${n(number)} 筆的位置不對。`,
    entry_changed: (number) => `日誌第 ${n(number)} 筆被更改。`,
    entries_missing: '檢查點所含的紀錄，日誌中沒有。',
    path_differs: '日誌無法導出檢查點的根。',
    checkpoint_changed: '檢查點被更改：指紋不符。',
    checkpoint_foreign: '此檢查點不是已公布的檢查點。',
    not_logged: (what) => `日誌中沒有：${what}。`,
    logged_otherwise: (what) => `日誌記載的${what}不同。`,
    logged_twice: (what) => `日誌中有超過一個${what}。`,
    logged_backdated: (what) => `日誌所載的${what}時間，早於排在它之前的紀錄。`,
    commitment_late: `承諾值在${asked}截止之後才公開。`,
    list_late: '名單在公開數值揭曉之後才公開。',
    gap_late: '公布某交易日不採計時，替代的交易日已經收盤。',
  },
});

export const ofRequests = textsFor('申請');
export default textsFor('申購');
