/** How far the money has followed the result; it goes on by itself each minute, or at once when somebody asks. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { resumeSettlement } from '@bahi/contract/new-shares/staff-calls.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { Panel } from '../shell/panel.tsx';
import type { DrawFacts } from './standing.tsx';
import { ownWords } from './words.ts';

export function Settlement({ draw, onChanged }: { draw: DrawFacts; onChanged: () => void }) {
  const texts = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { done, total } = draw.settlement!;
  const isOver = draw.settledAt !== null;
  const mayAct = (permissions ?? []).some((role) => (resumeSettlement.roles as readonly string[]).includes(role));
  const said = texts.progress(formatQuantity(done), formatQuantity(total));

  async function resume() {
    setBusy(true);
    setProblem('');
    try {
      await ask(resumeSettlement, { offer: draw.offer });
      onChanged();
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel
      title={texts.settlement}
      aside={
        mayAct &&
        !isOver && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void resume()} sx={{ minHeight: 40 }}>
            {texts.resume}
          </Button>
        )
      }
    >
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          aria-label={texts.settlement}
          aria-valuetext={said}
          value={total === 0 ? 100 : Math.floor((done * 100) / total)}
          sx={{ height: 8, borderRadius: 1 }}
        />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{said}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {draw.settledAt === null ? texts.resumeHint : texts.allSettled(when(draw.settledAt))}
        </Typography>
        <Box role="alert">{problem !== '' && <Alert severity="error">{problem}</Alert>}</Box>
      </Box>
    </Panel>
  );
}
