/** information/changeLang: applies at once; offers, never forces, the language's usual colours. */
import { setLanguage } from '@bahi/contract/identity/calls.ts';
import { call } from '../data/call.ts';
import { credentials } from '../data/session.ts';
import { languageNames, languages, useLanguage, type Language } from '../i18n/language.ts';
import { switchLanguage, useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { applySettings, changeSettings, useSettings, type Palette } from '../shell/settings.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { accountTexts } from './texts.ts';

const usual = { en: 'green-up', tw: 'red-up', ko: 'red-up-blue-down' } as const satisfies Record<Language, Palette>;

export default function LanguageScreen() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const { palette } = useSettings();
  const choose = async (next: Language) => {
    await switchLanguage(next);
    applySettings();
    // For messages written while the reader is away; the screen does not wait for it.
    if (credentials() !== null) void call(setLanguage, { language: next }, { idempotencyKey: crypto.randomUUID() });
  };
  return (
    <Screen title={t.languageTitle} isNarrow>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <RadioCards
          label={t.languageTitle}
          items={languages.map((key) => ({
            key,
            title: <span lang={key === 'tw' ? 'zh-Hant' : key}>{languageNames[key]}</span>,
          }))}
          value={language}
          onChange={(next: Language) => void choose(next)}
        />
        {palette !== null && palette !== usual[language] && (
          <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-wash p-4">
            <p className="min-w-0 flex-1 basis-48">{t.coloursOffer(t.palettes[usual[language]])}</p>
            <Button size="medium" onClick={() => changeSettings({ palette: null })}>
              {t.coloursTake}
            </Button>
          </div>
        )}
      </div>
    </Screen>
  );
}
