/** English texts of the proof of a draw among requests. */
export { ofRequests as default } from './proof-texts.en.ts';
