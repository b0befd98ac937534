/** Correcting the books (rules T2, §2): an entry is looked up, and its reversal proposed; nothing here edits an amount. */
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { getCorrectable, proposeCorrection } from '@bahi/contract/staff/corrections.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Link, Title, useLocation, useNavigate, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { Fact, Facts, Part } from '../queues/columns.tsx';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePageTitle } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { accountWord, amountWords, moneyWords } from './line-words.ts';
import { ownWords } from './words.ts';

type Found = OutputOf<typeof getCorrectable>;

/** The entry that is open stands in the address. */
export default function CorrectionsPage() {
  const texts = useWords(ownWords);
  const { search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('entry') ?? '';
  const [entry, setEntry] = useState(given);
  const isNumber = /^[1-9][0-9]{0,18}$/.test(entry.trim());

  function look(event: FormEvent) {
    event.preventDefault();
    if (isNumber) navigate(`/corrections?entry=${entry.trim()}`);
  }

  return (
    <Box sx={{ py: 1, display: 'grid', gap: 1, maxWidth: 760 }}>
      <Title title={usePageTitle()} />
      <Panel title={texts.find}>
        <Box component="form" onSubmit={look} sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={texts.entry}
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
            helperText={texts.entryHint}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 19 } }}
            sx={{ mt: 0 }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={!isNumber}
            sx={{ minHeight: 40, whiteSpace: 'nowrap', flexShrink: 0 }}
          >
            {texts.look}
          </Button>
        </Box>
      </Panel>
      {/^[1-9][0-9]{0,18}$/.test(given) && <Entry key={given} entry={given} />}
    </Box>
  );
}

function Entry({ entry }: { entry: string }) {
  const texts = useWords(ownWords);
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const query = useRead(getCorrectable, { entry }, { isPersonal: true });
  const [isProposing, setProposing] = useState(false);
  const mayPropose = permissions?.includes('funds_maker') ?? false;
  return (
    <Reading of={query}>
      {(found) => (
        <Panel
          title={texts.title(found.entry)}
          aside={
            mayPropose &&
            found.bar === null && (
              <Button variant="contained" onClick={() => setProposing(true)} sx={{ minHeight: 40 }}>
                {texts.propose}
              </Button>
            )
          }
        >
          {found.bar !== null && (
            <Alert severity="info" sx={{ borderRadius: 0 }}>
              {texts.bars[found.bar]} {found.reversedBy !== null && texts.reversedBy(found.reversedBy)}
            </Alert>
          )}
          <EntryFacts found={found} />
          {isProposing && (
            <ProposeDialog entry={entry} onClose={() => setProposing(false)} onDone={() => void query.refetch()} />
          )}
        </Panel>
      )}
    </Reading>
  );
}

function EntryFacts({ found }: { found: Found }) {
  const texts = useWords(ownWords);
  const { entries } = useTexts();
  const { customer, effect, currency } = found;
  return (
    <>
      <Facts>
        <Fact label={texts.customer}>
          <Link to={`/customers?customer=${customer.id}`}>{customer.account}</Link>
        </Fact>
        <Fact label={texts.kind}>{entries[found.kind as keyof typeof entries] ?? found.kind}</Fact>
        <Fact label={texts.reference}>{found.reference}</Fact>
        <Fact label={texts.at}>{when(found.at)}</Fact>
        <Fact label={texts.businessDate}>{formatBusinessDate(found.businessDate)}</Fact>
      </Facts>
      <Part title={texts.lines}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.account}</TableCell>
              <TableCell align="right">{texts.amount}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.lines.map((line) => (
              <TableRow key={line.account}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{accountWord(line, texts.accounts)}</TableCell>
                <TableCell align="right">{amountWords(line, currency)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Part>
      {effect !== null && (
        <Part title={texts.effect}>
          <Typography>
            {texts.available}: {moneyWords(effect.available, currency)}
          </Typography>
          <Typography>
            {texts.owed}: {moneyWords(effect.owed, currency)}
          </Typography>
        </Part>
      )}
    </>
  );
}

function ProposeDialog({ entry, onClose, onDone }: { entry: string; onClose: () => void; onDone: () => void }) {
  const texts = useWords(ownWords);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={texts.proposeTitle(entry)}
      submit={texts.propose}
      isReady={isReason(reason)}
      run={async () => {
        await ask(proposeCorrection, { entry, reason: reason.trim() });
        return texts.proposed;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography sx={{ mb: 1 }}>{texts.proposeHint}</Typography>
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
