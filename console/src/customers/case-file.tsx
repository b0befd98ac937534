/** One customer: what the account is on the left, everything that happened to it on the right (rules §10). Each look is written down. */
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { getCustomer, restrict } from '@bahi/contract/staff/customers.ts';
import { Alert, Box, Button, Paper, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, ResourceContextProvider, Title, usePermissions } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { Reading } from '../shell/reading.tsx';
import { AccountFacts } from './account-facts.tsx';
import OrdersList from './orders-list.tsx';
import PositionsList from './positions-list.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';
import { Restrictions } from './restrictions.tsx';
import { Timeline } from './timeline.tsx';
import { ownWords } from './words.ts';

const parts = ['timeline', 'orders', 'positions'] as const;

export function CaseFile({ customer }: { customer: string }) {
  const texts = useWords(ownWords);
  const title = usePageTitle();
  const query = useRead(getCustomer, { customer }, { isPersonal: true });
  const cache = useQueryClient();
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [part, setPart] = useState<(typeof parts)[number]>('timeline');
  const [isRestricting, setRestricting] = useState(false);
  const account = query.data?.customer.account;
  const isOwn = query.data?.isOwn ?? true;
  const may = (roles: readonly string[]) => !isOwn && (permissions ?? []).some((role) => roles.includes(role));

  function changed() {
    void query.refetch();
    void cache.invalidateQueries({ queryKey: ['timeline', customer] });
  }

  return (
    <Box sx={{ py: 1, containerType: 'inline-size' }}>
      <Title title={account ?? title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button component={Link} to="/customers" startIcon={<BackIcon />} sx={{ minHeight: 40 }}>
          {texts.back}
        </Button>
        <Box sx={{ flex: 1 }} />
        {may(restrict.roles as readonly string[]) && (
          <Button variant="outlined" color="error" onClick={() => setRestricting(true)} sx={{ minHeight: 40 }}>
            {texts.restrict.action}
          </Button>
        )}
      </Box>
      <Reading of={query}>
        {(data) => (
          <Box sx={columns}>
            <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
              {isOwn && <Alert severity="info">{texts.own}</Alert>}
              <AccountFacts detail={data} />
              <Restrictions rows={data.restrictions} isOwn={isOwn} onChanged={changed} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Paper sx={{ px: 1, mb: 1 }}>
                <Tabs
                  value={part}
                  onChange={(_event, next: typeof part) => setPart(next)}
                  aria-label={texts.whatHappened}
                >
                  {parts.map((name) => (
                    <Tab
                      key={name}
                      value={name}
                      label={texts.tabs[name]}
                      id={`tab-${name}`}
                      aria-controls={`part-${name}`}
                    />
                  ))}
                </Tabs>
              </Paper>
              <Box role="tabpanel" id={`part-${part}`} aria-labelledby={`tab-${part}`}>
                {part === 'timeline' && <Timeline customer={customer} />}
                {part === 'orders' && (
                  <ResourceContextProvider value="orders">
                    <OrdersList customer={customer} />
                  </ResourceContextProvider>
                )}
                {part === 'positions' && (
                  <ResourceContextProvider value="positions">
                    <PositionsList customer={customer} />
                  </ResourceContextProvider>
                )}
              </Box>
            </Box>
          </Box>
        )}
      </Reading>
      {isRestricting && query.data !== undefined && account !== undefined && (
        <RestrictDialog
          customer={customer}
          account={account}
          aloneHours={query.data.restrictionAloneHours}
          onClose={() => setRestricting(false)}
          onDone={changed}
        />
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)',
  gap: 1,
  alignItems: 'start',
  '@container (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
