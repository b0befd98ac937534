/** States in colour and words. */
import type { listCustomers } from '@bahi/contract/staff/customers.ts';
import { Box } from '@mui/material';
import type { RowOf } from '../data/data-provider.ts';
import { useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

export type CustomerRow = RowOf<typeof listCustomers>;

const grounds: Readonly<Record<CustomerRow['verification'], string>> = {
  not_verified: 'transparent',
  under_review: 'warning.light',
  verified: 'info.light',
  failed: 'transparent',
};

export function VerificationChip({ state }: { state: CustomerRow['verification'] }) {
  const { verifications } = useWords(ownWords);
  return (
    <Box
      component="span"
      sx={{ bgcolor: grounds[state], px: grounds[state] === 'transparent' ? 0 : 1, py: 0.25, borderRadius: 1 }}
    >
      {verifications[state]}
    </Box>
  );
}
