/** How long a case waits, in the colour of its urgency and, once it is late, in words. */
import { alpha, Box, type Theme } from '@mui/material';
import { useTexts } from '../i18n/wording.ts';
import { ageOf, urgencyOf, type Urgency, type Waiting } from '../data/age.ts';

const grounds: Readonly<Record<Urgency, (theme: Theme) => string>> = {
  fresh: ({ palette }) => palette.info.light,
  soon: ({ palette }) => palette.warning.light,
  late: ({ palette }) => alpha(palette.error.main, 0.14),
};

/** `isOnWash`: the row behind it has the colour of a fresh one. */
export function AgeChip({ waiting, now, isOnWash = false }: { waiting: Waiting; now: number; isOnWash?: boolean }) {
  const { queues } = useTexts();
  const urgency = urgencyOf(waiting, now);
  const age = queues.age(ageOf(waiting.at, now));
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        bgcolor: isOnWash && urgency === 'fresh' ? 'background.paper' : grounds[urgency],
        color: urgency === 'fresh' ? 'primary.main' : 'text.primary',
      }}
    >
      {urgency === 'late' ? queues.late(age) : age}
    </Box>
  );
}
