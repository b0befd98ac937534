/** Announced changes, Traditional Chinese. */
import type { AnnouncedTexts } from './announced.en.ts';

const texts: AnnouncedTexts = {
  title: '即將生效的變更',
  body: (hours) => `限額與收款帳戶的變更對所有人一致，並至少提前 ${hours} 小時在此公告。`,
  none: '目前沒有變更。',
  from: (at) => `自 ${at} 起`,
  until: '在此之前：',
};

export default texts;
