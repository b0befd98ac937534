/** What an account is: who, balances by currency, what guards it, where its money may go. Numbers masked, as the customer sees them. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getCustomer } from '@bahi/contract/staff/customers.ts';
import { signOf } from '@bahi/core/format.ts';
import { Box, Typography } from '@mui/material';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Fact, Facts, Part } from '../queues/columns.tsx';
import { Panel } from '../shell/panel.tsx';
import { amountOf } from './amount.ts';
import { VerificationChip } from './chips.tsx';
import { ownWords } from './words.ts';

type Detail = OutputOf<typeof getCustomer>;

export function AccountFacts({ detail }: { detail: Detail }) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const { customer } = detail;
  const setOrNot = (isSet: boolean) => (isSet ? texts.set : texts.notSet);
  return (
    <Panel title={texts.facts}>
      <Facts>
        <Fact label={lists.account}>{customer.account}</Fact>
        <Fact label={lists.number}>{customer.id}</Fact>
        <Fact label={texts.name}>{customer.name ?? '–'}</Fact>
        <Fact label={texts.verification}>
          <VerificationChip state={customer.verification} />
        </Fact>
        <Fact label={texts.registered}>{when(customer.registeredAt)}</Fact>
        <Fact label={texts.institution}>{customer.institution ?? '–'}</Fact>
        <Fact label={texts.open}>{texts.openOf(detail.openPositions, detail.openOrders)}</Fact>
      </Facts>
      <Part title={texts.balances}>
        <Balances rows={detail.balances} />
      </Part>
      <Facts>
        <Fact label={texts.fundPassword}>{setOrNot(detail.hasFundPassword)}</Fact>
        <Fact label={texts.authenticator}>{setOrNot(detail.hasTotp)}</Fact>
        <Fact label={texts.devices}>{detail.devices}</Fact>
        <Fact label={texts.sessions}>{detail.openSessions}</Fact>
        <Fact label={texts.marginTrading}>{detail.isMarginEnabled ? texts.yes : texts.no}</Fact>
        <Fact label={texts.lessonsRead}>{texts.ofCount(detail.lessonsRead, detail.lessons)}</Fact>
        <Fact label={texts.exam}>
          {detail.examPassedAt === null ? texts.notPassed : texts.passedAt(when(detail.examPassedAt))} ·{' '}
          {texts.tries(detail.examTries)}
        </Fact>
        {detail.moneyOutHeldUntil !== null && (
          <Fact label={texts.moneyOutHeld} mark="look">
            {when(detail.moneyOutHeldUntil)}
          </Fact>
        )}
      </Facts>
      <Part title={texts.destinations}>
        {detail.destinations.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{texts.noDestinations}</Typography>
        )}
        {detail.destinations.map((one) => (
          <Box key={one.id} sx={{ py: 0.5 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {one.where} {one.masked}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {texts.values[one.kind]} · {texts.added(when(one.addedAt))} · {texts.usableFrom(when(one.usableFrom))}
            </Typography>
          </Box>
        ))}
      </Part>
    </Panel>
  );
}

function Balances({ rows }: { rows: Detail['balances'] }) {
  const texts = useWords(ownWords);
  const figures = ['cash', 'held', 'margin', 'escrow', 'receivable', 'loan', 'accrued'] as const;
  const heads = {
    cash: texts.cash,
    held: texts.held,
    margin: texts.margin,
    escrow: texts.escrow,
    receivable: texts.owed,
    loan: texts.loan,
    accrued: texts.accrued,
  };
  return rows.map((row) => (
    <Box
      key={row.currency}
      component="dl"
      sx={{
        m: 0,
        py: 0.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
        columnGap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {figures.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {heads[name]}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              textAlign: 'right',
              overflowWrap: 'anywhere',
              ...(signOf(row[name]) === 0 ? { color: 'text.secondary' } : { fontWeight: 600 }),
            }}
          >
            {amountOf(row[name], row.currency)} {row.currency}
          </Box>
        </Box>
      ))}
    </Box>
  ));
}
