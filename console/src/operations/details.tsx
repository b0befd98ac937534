/** What an entry of the record says beside its action: a line for each field, moments as moments, nothing for what was left empty. */
import { Box } from '@mui/material';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

export function Details({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const fields: Readonly<Record<string, string>> = useWords(ownWords).audit.fields;
  const given = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (given.length === 0) return '–';
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(80px, 1fr)', columnGap: 1, maxWidth: 420 }}
    >
      {given.map(([field, value]) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fields[field] ?? field}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {shown(field, value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** UTC milliseconds by the name of their field. */
const MOMENTS = /^(until|at|effectiveFrom|effectiveAt)$/;

function shown(field: string, value: unknown): string {
  if (typeof value === 'number' && MOMENTS.test(field)) return when(value);
  if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${shown(name, inner)}`)
      .join('; ');
  }
  return String(value);
}
