/** One draft: read, then a form that keeps what is typed; proposed, it stays as it is until a second person has decided. */
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { getDraft } from '@bahi/contract/staff/offerings.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, Title, usePermissions } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts } from '../i18n/wording.ts';
import { usePageTitle, useProductKinds } from '../shell/domain.ts';
import { Reading } from '../shell/reading.tsx';
import { DraftForm } from './draft-form.tsx';
import { lastTyped } from './draft-keeper.ts';

export function DraftPage({ id }: { id: string }) {
  const { products: texts } = useTexts();
  const kinds = useProductKinds();
  // What was typed here is newer than any answer: it is read when it is opened, and when somebody asks for it again.
  const query = useRead(getDraft, { draft: id }, { isPersonal: true, after: () => lastTyped(id) });
  const cache = useQueryClient();
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [opened, setOpened] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayWrite = permissions?.includes('products') ?? false;

  async function openAgain() {
    await query.refetch();
    await cache.invalidateQueries({ queryKey: ['products'] });
    setOpened((count) => count + 1);
    // The form is a new one: what had the focus in it is gone.
    heading.current?.focus();
  }

  return (
    <Box sx={{ py: 1, display: 'grid', gap: 1 }}>
      <Title title={usePageTitle()} />
      <Box>
        <Button component={Link} to="/products" startIcon={<BackIcon />} sx={{ minHeight: 40 }}>
          {texts.back}
        </Button>
      </Box>
      <Reading of={query}>
        {(draft) => (
          <>
            <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ px: 1 }}>
              {texts.draftOf(kinds[draft.kind], draft.id)}
            </Typography>
            {!mayWrite && <Alert severity="info">{texts.noRole}</Alert>}
            {draft.change !== null && (
              <Alert
                severity="warning"
                action={
                  <Button component={Link} to="/changes" sx={{ minHeight: 40 }}>
                    {texts.openChanges}
                  </Button>
                }
              >
                {texts.waits(draft.change.maker, when(draft.change.madeAt))}
              </Alert>
            )}
            <DraftForm
              key={opened}
              draft={draft}
              isLocked={!mayWrite || draft.change !== null}
              mayWrite={mayWrite}
              landing={heading}
              onAgain={() => void openAgain()}
            />
          </>
        )}
      </Reading>
    </Box>
  );
}
