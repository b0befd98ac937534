/** How long the case is still the reader's, as this machine counts it; any key or click keeps it. The last minute is announced once. */
import { Box } from '@mui/material';
import { useTexts } from '../i18n/wording.ts';
import { countdown } from '../data/age.ts';
import { unseen } from './columns.tsx';
import { useNow } from './use-now.ts';

const LAST_MS = 60_000;

export function ClaimClock({ until }: { until: number }) {
  const { queues } = useTexts();
  const left = until - useNow(1000, Date.now);
  const isLast = left <= LAST_MS;
  return (
    <>
      <Box
        component="span"
        role="timer"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 600,
          px: 1,
          borderRadius: 1,
          color: isLast ? 'text.primary' : 'text.secondary',
          bgcolor: isLast ? 'warning.light' : 'transparent',
          whiteSpace: 'nowrap',
        }}
      >
        {queues.yours(countdown(left))}
      </Box>
      <Box component="span" role="status" sx={unseen}>
        {isLast && queues.lastMinute}
      </Box>
    </>
  );
}
