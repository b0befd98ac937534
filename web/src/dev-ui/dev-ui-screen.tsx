/** Every component in its states: what a designer reviews and what the accessibility test walks. Ours, so not translated. */
import { useState } from 'react';
import { Screen } from '../shell/screen.tsx';
import { changeSettings, palettes, themes, useSettings } from '../shell/settings.ts';
import { languageNames, languages, useLanguage } from '../i18n/language.ts';
import { switchLanguage } from '../i18n/texts.ts';
import { Segments } from '../ui/segments.tsx';
import { ControlsPart } from './controls-part.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { SlipPart } from './slip-part.tsx';
import { UploadPart } from './upload-part.tsx';

const parts = {
  controls: ControlsPart,
  figures: FiguresPart,
  slips: SlipPart,
  feedback: FeedbackPart,
  uploads: UploadPart,
} as const;
type PartKey = keyof typeof parts;

export default function DevUiScreen() {
  const [part, setPart] = useState<PartKey | 'all'>('all');
  const { theme, palette } = useSettings();
  const language = useLanguage();
  const shown = (Object.keys(parts) as PartKey[]).filter((key) => part === 'all' || part === key);
  return (
    <Screen
      title="Components"
      hasThread
      isNarrow
      subBar={
        <Segments
          look="line"
          label="Part"
          items={['all', ...Object.keys(parts)].map((key) => ({ key: key as PartKey | 'all', text: key }))}
          value={part}
          onChange={setPart}
        />
      }
    >
      <div className="flex flex-col gap-2 px-4 pt-4">
        <Segments
          kind="radio"
          label="Language"
          items={languages.map((key) => ({ key, text: languageNames[key] }))}
          value={language}
          onChange={(next) => void switchLanguage(next)}
        />
        <Segments
          kind="radio"
          label="Theme"
          items={themes.map((key) => ({ key, text: key }))}
          value={theme}
          onChange={(next) => changeSettings({ theme: next })}
        />
        <Segments
          kind="radio"
          label="Palette"
          items={palettes.map((key) => ({ key, text: key.replaceAll('-', ' ') }))}
          value={palette ?? 'green-up'}
          onChange={(next) => changeSettings({ palette: next })}
        />
      </div>
      {shown.map((key) => {
        const Part = parts[key];
        return <Part key={key} />;
      })}
    </Screen>
  );
}
