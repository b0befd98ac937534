/** Traditional Chinese texts of the proof of a draw among requests. */
export { ofRequests as default } from './proof-texts.tw.ts';
