/** Korean texts of wishes. */
import type english from './texts.en.ts';

const texts: typeof english = { title: '소원', wish: '내 소원', send: '소원 보내기', none: '아직 소원이 없습니다.' };

export default texts;
