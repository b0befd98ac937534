/** What browsers and systems call the languages. */
export const htmlLang = { en: 'en', tw: 'zh-Hant', ko: 'ko' } as const;
