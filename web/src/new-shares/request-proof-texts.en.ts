/** English texts of the proof of a draw among requests. */
import { proofTextsFor } from './proof-texts.en.ts';

export default proofTextsFor('request', 'Request');
