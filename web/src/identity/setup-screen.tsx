/** login/start1: how the app looks, asked once and skippable. */
import { languageNames, languages, useLanguage, type Language } from '../i18n/language.ts';
import { switchLanguage, useTexts } from '../i18n/texts.ts';
import { go } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import {
  changeSettings,
  paletteInForce,
  palettes,
  textSizes,
  themes,
  useSettings,
  type Palette,
} from '../shell/settings.ts';
import { Button } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { Segments } from '../ui/segments.tsx';
import { identityTexts } from './texts.ts';

export default function SetupScreen() {
  const t = useTexts(identityTexts);
  const language = useLanguage();
  const { theme, textSize } = useSettings();
  const finish = () => {
    changeSettings({ hasSeenSetup: true });
    go('/login/start', {}, { replace: true });
  };
  const paletteNames: Record<Palette, string> = {
    'green-up': t.palettes.green,
    'red-up': t.palettes.red,
    'red-up-blue-down': t.palettes.redBlue,
    'colour-blind': t.palettes.colourBlind,
  };
  return (
    <Screen
      title={t.setupTitle}
      isNarrow
      actions={
        <Button variant="plain" size="medium" onClick={finish}>
          {t.skip}
        </Button>
      }
      footer={
        <Button isWide onClick={finish}>
          {t.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-6 px-4 pt-2">
        <p className="text-ink-2">{t.setupBody}</p>
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold">{t.language}</h2>
          <RadioCards
            label={t.language}
            items={languages.map((key) => ({
              key,
              title: <span lang={key === 'tw' ? 'zh-Hant' : key}>{languageNames[key]}</span>,
            }))}
            value={language}
            onChange={(next: Language) => void switchLanguage(next).then(() => changeSettings({}))}
          />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold">{t.colours}</h2>
          <p className="text-small text-ink-2">{t.coloursHint}</p>
          <RadioCards
            label={t.colours}
            items={palettes.map((key) => ({ key, title: paletteNames[key], detail: <PaletteSample palette={key} /> }))}
            value={paletteInForce()}
            onChange={(palette) => changeSettings({ palette })}
          />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold">{t.appearance}</h2>
          <Segments
            kind="radio"
            label={t.appearance}
            items={themes.map((key) => ({ key, text: t.themes[key] }))}
            value={theme}
            onChange={(next) => changeSettings({ theme: next })}
          />
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold">{t.textSize}</h2>
          <Segments
            kind="radio"
            label={t.textSize}
            items={textSizes.map((key) => ({ key, text: t.textSizes[key] }))}
            value={textSize}
            onChange={(next) => changeSettings({ textSize: next })}
          />
        </section>
      </div>
    </Screen>
  );
}

/** The palette's own colours, whatever palette is in force around it. */
function PaletteSample({ palette }: { readonly palette: Palette }) {
  return (
    <span data-palette={palette} className="flex gap-4">
      <Change rate="1.84" />
      <Change rate="-0.92" />
    </span>
  );
}
