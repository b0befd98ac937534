/** Korean texts of the proof of a draw among requests. */
import { proofTextsFor } from './proof-texts.ko.ts';

export default proofTextsFor('신청');
