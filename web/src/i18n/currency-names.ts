/** What currencies are called in each language: the browser knows. */
import { htmlLang } from './html-lang.ts';
import type { Language } from './language.ts';

const known = new Map<Language, (code: string) => string>();

/** "RMB" is the specification's word for CNY. */
export function currencyNames(language: Language): (code: string) => string {
  let nameOf = known.get(language);
  if (nameOf === undefined) {
    const names = new Intl.DisplayNames([htmlLang[language]], { type: 'currency' });
    nameOf = (code) => names.of(code === 'RMB' ? 'CNY' : code) ?? code;
    known.set(language, nameOf);
  }
  return nameOf;
}
