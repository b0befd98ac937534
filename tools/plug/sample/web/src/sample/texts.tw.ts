/** Traditional Chinese texts of wishes. */
import type english from './texts.en.ts';

const texts: typeof english = { title: '願望', wish: '您的願望', send: '送出願望', none: '尚無願望。' };

export default texts;
