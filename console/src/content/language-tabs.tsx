/** Which of the three languages of a text is shown. */
import { documentLanguages, languageNames, type DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import { Tab, Tabs } from '@mui/material';
import { useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

interface LanguageTabsProps {
  readonly language: DocumentLanguage;
  readonly onChange: (language: DocumentLanguage) => void;
  /** Of the part of the page that shows it. */
  readonly controls: string;
}

export function LanguageTabs({ language, onChange, controls }: LanguageTabsProps) {
  const texts = useWords(ownWords);
  return (
    <Tabs
      value={language}
      onChange={(_event, next: DocumentLanguage) => onChange(next)}
      aria-label={texts.language}
      sx={{ minHeight: 44 }}
    >
      {documentLanguages.map((one) => (
        <Tab key={one} value={one} label={languageNames[one]} aria-controls={controls} sx={{ minHeight: 44 }} />
      ))}
    </Tabs>
  );
}
