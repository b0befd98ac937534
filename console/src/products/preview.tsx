/** The facts of a product as customers will read them, from what is typed so far. */
import { Box, Typography } from '@mui/material';
import {
  labelOf,
  readableValue,
  type Preview as Shown,
  type ProductKind,
  type ProductValues,
} from '../data/product-values.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useTexts } from '../i18n/wording.ts';
import { useProductForms, useProductKinds } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';

export function Preview({ kind, values }: { kind: ProductKind; values: ProductValues }) {
  const { products: texts } = useTexts();
  const kinds = useProductKinds();
  const { facts } = useProductForms()[kind];
  const read: Shown['read'] = (field) => readableValue(field, values[field] ?? '', texts.choices) || texts.notYet;
  const plain: Shown['plain'] = (...fields) => fields.map((field) => [labelOf(kind, field, texts), read(field)]);
  const lines = facts({ values, texts, read, plain });
  const words = usePracticeWords();
  return (
    <Panel title={texts.preview}>
      <Box sx={{ p: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{kinds[kind]}</Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {[values.symbol, values.name].filter(Boolean).join(' · ') || texts.unnamed}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5 }}>
          {lines.map(([label, value]) => (
            <Box
              key={label}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 1 }}
            >
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        {(values.prospectus ?? '') !== '' && (
          <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {words(values.prospectus ?? '')}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
