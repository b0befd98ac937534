/** Traditional Chinese texts of the proof of a draw among requests. */
import { proofTextsFor } from './proof-texts.tw.ts';

export default proofTextsFor('申請');
