/** A text on a phone of 360 px, in one language, with the numbers of now; or what is wrong with it. */
import { previewDocument } from '@bahi/contract/content/staff-calls.ts';
import { languageNames, type DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRead } from '../data/use-read.ts';
import { useWords } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { TextBlocks } from './text-blocks.tsx';
import { ownWords } from './words.ts';

export interface Written {
  readonly title: string;
  readonly body: string;
}

/** As a page of this language has it: fonts and line breaks differ. */
const TAGS: Readonly<Record<DocumentLanguage, string>> = { en: 'en', tw: 'zh-Hant', ko: 'ko' };

interface PhoneFrameProps {
  readonly language: DocumentLanguage;
  readonly text: Written;
  /** Where two stand on one page. */
  readonly name?: string;
}

export function PhoneFrame({ language, text, name }: PhoneFrameProps) {
  const texts = useWords(ownWords);
  const { title, body } = useSettled(text);
  const isEmpty = title.trim() === '' || body.trim() === '';
  return (
    <Box
      component="section"
      aria-label={[name, texts.previewOf(languageNames[language])].filter(Boolean).join(': ')}
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 360,
        height: 560,
        overflowY: 'auto',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.default',
      }}
    >
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noPreview}</Typography>
      ) : (
        <Page language={language} text={{ title, body }} />
      )}
    </Box>
  );
}

/** What is typed is asked about once somebody pauses. */
function useSettled({ title, body }: Written): Written {
  const [settled, setSettled] = useState({ title, body });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ title, body }), 400);
    return () => clearTimeout(timer);
  }, [title, body]);
  return settled;
}

function Page({ language, text }: { readonly language: DocumentLanguage; readonly text: Written }) {
  const query = useRead(previewDocument, { language, ...text });
  return (
    <Reading of={query}>
      {({ title, blocks }) => (
        <Box lang={TAGS[language]}>
          <Typography component="h3" sx={{ mb: 1.5, fontSize: '1.25rem', fontWeight: 600 }}>
            {title}
          </Typography>
          <TextBlocks blocks={blocks} />
        </Box>
      )}
    </Reading>
  );
}
