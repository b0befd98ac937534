/** What an answer can begin with, in the language of the customer: picked, it stands in the field and is changed as any text. */
import { listCanned } from '@bahi/contract/support/staff-calls.ts';
import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocales } from 'react-admin';
import { ask } from '../data/live.ts';
import { useLanguage, useWords, type Language } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

export function Canned({ onPick }: { readonly onPick: (text: string) => void }) {
  const texts = useWords(ownWords);
  const [language, setLanguage] = useState(useLanguage());
  const languages = useLocales();
  const { data = [] } = useQuery({
    queryKey: ['canned', language],
    queryFn: () => ask(listCanned, { language }),
    staleTime: 60_000,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: 1, mb: 1 }}>
      <TextField
        select
        size="small"
        label={texts.canned}
        value=""
        onChange={(event) => onPick(data.find(({ key }) => key === event.target.value)!.text)}
      >
        {data.length === 0 && <MenuItem disabled>{texts.noCanned}</MenuItem>}
        {data.map(({ key, title }) => (
          <MenuItem key={key} value={key}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={texts.language}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {languages.map(({ locale, name }) => (
          <MenuItem key={locale} value={locale}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
