import type { MessageTexts } from './texts.en.ts';

const texts: MessageTexts = {
  title: '訊息',
  tabs: { label: '分頁', messages: '訊息', alerts: '提醒', notes: '本次提示' },
  kinds: {
    label: '訊息類別',
    all: '全部',
    unread: '未讀',
    alert: '提醒',
    order: '委託',
    money: '資金',
    decision: '審核結果',
    security: '安全',
    notice: '公告',
  },
  unread: '未讀',
  markAll: '全部標為已讀',
  markRead: (title) => `標為已讀：${title}`,
  none: '目前沒有訊息。',
  noneBody: '您該知道的事會列在這裡：觸發的提醒、持倉警示與申請的審核結果。',
  noneOfKind: '沒有這類訊息。',
  showAll: '顯示全部訊息',
  setAlert: '設定到價提醒',
  active: '等待中',
  fired: '已觸發',
  noAlerts: '沒有等待中的提醒。',
  noAlertsBody: '選一檔商品並設定價格，到價後會在這裡通知您，離線期間也算。',
  findInstrument: '選擇商品',
  addHint: '選一檔商品。商品頁上的鈴鐺也可設定。',
  alertsHint: (count, maximum) => `等待中 ${count} 則，最多 ${maximum} 則`,
  notesHint: '本次使用期間出現過的短訊，關閉應用程式後即消失。',
  noNotes: '本次使用尚未出現提示。',
};

export default texts;
