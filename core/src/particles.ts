/**
 * Chooses Korean particles after a value that a text was given: 270.00이(가) -> 270.00이. A translator writes both forms; which one
 * is right depends on the last sound of the value. Where that cannot be told, both forms stay, as they do on printed forms. Pure.
 */

/** How the word before a particle ends: in a vowel, in ㄹ, or in another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

const PAIRS: Readonly<Record<string, (ending: Ending) => string>> = {
  '이(가)': (ending) => (ending === 'vowel' ? '가' : '이'),
  '을(를)': (ending) => (ending === 'vowel' ? '를' : '을'),
  '은(는)': (ending) => (ending === 'vowel' ? '는' : '은'),
  '과(와)': (ending) => (ending === 'vowel' ? '와' : '과'),
  '(으)로': (ending) => (ending === 'consonant' ? '으로' : '로'),
};

/** The word's last sign, past a closing quote or what stands in brackets: Varuna Motors(VRM)이(가) follows Motors. */
const PARTICLE = /(INR|[^\s()’”])(\([^()]*\))?([’”]?)(이\(가\)|을\(를\)|은\(는\)|과\(와\)|\(으\)로)/gu;

export function chooseParticles(text: string): string {
  if (!/\([가를는와으]\)/.test(text)) return text;
  return text.replace(PARTICLE, (whole, last: string, brackets = '', quote = '', pair: string) => {
    const ending = endingOf(last);
    return ending === null ? whole : `${last}${brackets}${quote}${PAIRS[pair]!(ending)}`;
  });
}

/** Digits and signs as they are read aloud: 0 is 영, 1 is 일, and INR its letters. A Latin letter tells it only where words read alike. */
function endingOf(sign: string): Ending | null {
  if (sign === 'INR') return 'rieul';
  const syllable = sign.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable < 11_172) {
    const final = syllable % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  if (/[2459%aiouysdzfvxrhjw]/.test(sign)) return 'vowel';
  if (/[178l]/.test(sign)) return 'rieul';
  return /[036mn]/.test(sign) ? 'consonant' : null;
}
