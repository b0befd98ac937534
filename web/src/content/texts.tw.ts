import { texts as groups } from '@bahi/contract/content/groups.tw.ts';
import type { ContentTexts } from './texts.en.ts';

const texts: ContentTexts = {
  about: {
    title: '關於我們',
    more: '更多',
    status: '帳務與證明',
    statusHint: '目前所有帳目是否相符',
    support: '客服中心',
    agreement: '使用者條款與隱私權',
    app: '關於本應用程式',
    appHint: '版本、授權、費用',
  },
  agreement: {
    title: '使用者條款與隱私權',
    user: '使用者條款',
    privacy: '隱私權政策',
    print: '列印',
    contents: '目錄',
    version: (version) => `第 ${version} 版`,
    since: (date) => `自 ${date} 起生效`,
    accepted: (version, date) => `您已於 ${date} 同意第 ${version} 版。`,
    notInForce: '此版本目前未生效。',
    showCurrent: '查看現行版本',
    showChanges: '查看修改內容',
    changesSince: (version) => `自第 ${version} 版以來的修改`,
    noChanges: '文字沒有變更。',
    added: '新增',
    removed: '刪除',
    versions: '各版本',
    states: { in_force: '生效中', coming: '即將生效', past: '已失效' },
  },
  consent: {
    title: (names) => `${names}已修改`,
    body: '請閱讀修改內容並同意後繼續。在此之前您仍可查看所有資料、平倉與出金，但無法進行新的業務。',
    and: '與',
    first: '您尚未同意此內容。',
    read: '閱讀全文',
    agreeTo: (name, version) => `同意${name}第 ${version} 版`,
    later: '稍後決定',
    done: '已同意，謝謝您。',
  },
  faq: {
    title: '常見問題',
    search: '搜尋問題',
    group: '主題',
    all: '全部',
    groups,
    nothingFound: '找不到含有這些字詞的問題。請減少字詞或改選其他主題。',
    none: '目前還沒有問題。',
    showAll: '顯示所有問題',
    notFound: '沒有找到答案？',
    support: '詢問客服',
    rules: '市場規則說明',
  },
};

export default texts;
