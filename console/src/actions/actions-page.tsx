/** Corporate actions (rules §8): what is to come, what happens today, and what is done, each with how far its processing is. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { listActionProgress } from '@bahi/contract/staff/dividends.ts';
import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { useTexts } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { ActionPanel } from './action-panel.tsx';

type Stage = Exclude<NonNullable<InputOf<typeof listActionProgress>['state']>, 'open'>;

const stages: readonly Stage[] = ['coming', 'today', 'done'];
const PAGE_SIZE = 20;

export function ActionsPage() {
  const { actions: texts, pages } = useTexts();
  const [stage, setStage] = useState<Stage>('coming');
  const [page, setPage] = useState(1);
  const query = useRead(listActionProgress, { state: stage, page, pageSize: PAGE_SIZE }, { everyMs: 10_000 });
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 1, maxWidth: 900 }}>
      <Title title={pages.actions} />
      <ToggleButtonGroup
        exclusive
        aria-label={texts.stage}
        value={stage}
        onChange={(_event, next: Stage | null) => {
          if (next === null) return;
          setStage(next);
          setPage(1);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {stages.map((key) => (
          <ToggleButton key={key} value={key} sx={{ minHeight: 44, textTransform: 'none' }}>
            {texts.stages[key]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {total === 0 && <Typography sx={{ p: 2 }}>{texts.none[stage]}</Typography>}
            {rows.map((row) => (
              <ActionPanel key={row.action.id} row={row} />
            ))}
            {total > PAGE_SIZE && (
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)} sx={{ minHeight: 44 }}>
                  {texts.previous}
                </Button>
                <span>{texts.range((page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, total), total)}</span>
                <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)} sx={{ minHeight: 44 }}>
                  {texts.next}
                </Button>
              </Box>
            )}
          </>
        )}
      </Reading>
    </Box>
  );
}
