import type { NewsTexts } from './news-texts.en.ts';

const texts: NewsTexts = {
  title: '新聞與公告',
  tabs: { label: '分頁', notice: '公告', news: '新聞' },
  none: { notice: '目前沒有公告。', news: '今日尚無新聞。' },
  noneOf: (symbol) => `尚無 ${symbol} 的消息。`,
  about: (symbol) => `只看 ${symbol}`,
  showAll: '顯示全部',
  article: '內文',
  pick: '選一則標題，就能在這裡閱讀。',
  toList: '前往新聞',
  removed: '這篇文章已移除。',
  removedBody: '來源已撤回文章，或連結不完整。',
  related: '相關商品',
  share: '分享',
  linkCopied: '已複製標題與連結',
  linkNotCopied: '無法複製連結，請從網址列複製。',
  original: (host) => `前往 ${host} 閱讀`,
  leaving: {
    title: '您即將離開本應用程式',
    body: (host) => `${host} 不屬於本應用程式，其內容未經我們查核。`,
    action: '開啟網頁',
  },
  own: '由練習交易所就其市場撰寫，公司與資金皆為虛構。',
  house: (house) => `由 ${house} 撰寫，並經另一名人員核對。`,
  changed: (at) => `${at} 更新`,
  outside: '外部來源，以原文顯示。',
};

export default texts;
