/** The words of all domains' refusals. They come with the first refusal, or with a page that tells what is wrong by itself. */
import { isRefusalCode, refusals, type Refusal } from '@bahi/contract/errors.ts';
import { fillText } from '@bahi/contract/format-params.ts';
import { together } from '@bahi/contract/together.ts';
import { restrictionTexts, textsOf, ZONE, type Language } from './wording.ts';

type Words = Readonly<Record<string, string>>;

const words: Readonly<Record<Language, { readonly codes: Words; readonly fields: Words }>> = {
  en: {
    codes: together<Words>(
      import.meta.glob('../../../contract/src/*/{,staff-}refusals.en.ts', { eager: true, import: 'texts' }),
    ),
    fields: together<Words>(import.meta.glob('../../../contract/src/*/fields.en.ts', { eager: true, import: 'texts' })),
  },
  tw: {
    codes: together<Words>(
      import.meta.glob('../../../contract/src/*/{,staff-}refusals.tw.ts', { eager: true, import: 'texts' }),
    ),
    fields: together<Words>(import.meta.glob('../../../contract/src/*/fields.tw.ts', { eager: true, import: 'texts' })),
  },
  ko: {
    codes: together<Words>(
      import.meta.glob('../../../contract/src/*/{,staff-}refusals.ko.ts', { eager: true, import: 'texts' }),
    ),
    fields: together<Words>(import.meta.glob('../../../contract/src/*/fields.ko.ts', { eager: true, import: 'texts' })),
  },
};

/** Null when the code is not one of ours. */
export function refusalWords({ code, params }: Refusal, language: Language): string | null {
  if (!isRefusalCode(code)) return null;
  const { codes, fields } = words[language];
  const named = { reasons: restrictionTexts(language).reason, roles: textsOf(language).roles, fields };
  return fillText(codes[code] ?? '', { kinds: refusals[code], values: params, zone: ZONE, ...named }) || null;
}

/** Of a code that was kept without its parameters: null when it is not one of ours, or says nothing without them. */
export function codeWords(code: string, language: Language): string | null {
  const said = isRefusalCode(code) ? words[language].codes[code] : undefined;
  return said === undefined || said.includes('{') ? null : said;
}
