/** A stored text in the reader's language where a practice install wrote it; what staff typed stays as it was typed. Pure. */
import { en, type PracticeTexts } from './en.ts';

const keys = Object.keys(en) as (keyof PracticeTexts)[];

export function practiceWords(text: string, texts: PracticeTexts): string {
  const key = keys.find((each) => en[each] === text);
  return key === undefined ? text : texts[key];
}
