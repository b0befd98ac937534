/** Announced changes, Korean. */
import type { AnnouncedTexts } from './announced.en.ts';

const texts: AnnouncedTexts = {
  title: '예정된 변경',
  body: (hours) => `한도와 입금 계좌는 모두에게 똑같이 바뀌며 최소 ${hours}시간 전에 여기에 알립니다.`,
  none: '지금은 예정된 변경이 없습니다.',
  from: (at) => `${at}부터`,
  until: '그때까지:',
};

export default texts;
