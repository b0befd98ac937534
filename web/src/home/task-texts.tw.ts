import { formatQuantity } from '@bahi/core/format.ts';
import type { TaskTexts } from './task-texts.en.ts';

const texts: TaskTexts = {
  next: '下一步',
  unread: { title: (count) => `有 ${count} 則未讀訊息`, body: '觸發的提醒、警示與審核結果。', action: '閱讀' },
  follow: { title: '選 3 家公司加入自選', body: '它們會以即時價格顯示在這裡。', action: '尋找公司' },
  trade: { title: '完成第一筆練習交易', body: '市價一手，下單前列出每一項費用。', action: '前往行情' },
  warned: { title: '有持倉接近強制平倉', body: '該持倉的權益已降至保證金的一半以下。', action: '查看' },
  pay: {
    title: (lots, by) => `請於 ${by} 前繳納中籤的 ${formatQuantity(lots)} 手`,
    body: (name, amount) => `${name}：${amount}。逾期未繳視為放棄。`,
    action: '查看並繳款',
  },
  rights: {
    title: (shares, by) => `您認購 ${formatQuantity(shares)} 股新股的權利將於 ${by} 失效`,
    body: (name, cost) => `${name}：全數認購需 ${cost}；若任其失效，僅能按比例取得他人加認時高於認購價的部分。`,
    waitsBody: (name, cost) => `${name}：全數認購需 ${cost}；若任其失效，不會有任何所得。`,
    action: '查看並決定',
  },
  fixIdentity: {
    title: '您的身分認證需要更正',
    body: '每項均附原因，只需重填該項。',
    action: '查看並更正',
  },
  depositRejected: {
    title: '有一筆入金未入帳',
    body: '原因與處理方式請見該筆申請。',
    action: '查看原因',
  },
  withdrawalRejected: {
    title: '有一筆出金未核准',
    body: '款項已解除圈存，原因請見該筆申請。',
    action: '查看原因',
  },
  verify: {
    title: '完成身分認證',
    body: '入金、出金、借款與各項申購都需要身分認證，約 3 分鐘。',
    action: '認證',
  },
  deposit: {
    title: '完成第一筆入金',
    body: '入金之前，先看清所有出金條件。',
    action: '入金',
  },
};

export default texts;
