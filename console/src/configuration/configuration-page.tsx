/** The operator's settings (rules §10): by group, each with its meaning, what is in force since when and by whom, and what is coming. */
import { configGroups, type ConfigGroup } from '@bahi/contract/configuration/calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { configRoles, listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, usePermissions } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useConfigWords, type ConfigValue } from '../i18n/config-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { valueAt, type Row } from './at-moment.ts';
import { ConfigLines } from './lines.tsx';
import { ProposeDialog, type Proposing } from './propose-dialog.tsx';
import { ownWords } from './words.ts';

export default function ConfigurationPage() {
  const texts = useWords(ownWords);
  const query = useRead(listConfig, {});
  const { permissions } = usePermissions<readonly StaffRole[]>();
  const [proposing, setProposing] = useState<Proposing | null>(null);
  const [history, setHistory] = useState<Row | null>(null);
  const mayPropose = (group: ConfigGroup) =>
    (permissions ?? []).some((role) => configRoles[group].propose.includes(role));
  const propose = (row: Row, value: ConfigValue, at: number | null) => setProposing({ row, value, at });

  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      <Reading of={query}>
        {({ noticeHours, keys }) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Alert severity="info">{texts.hint(noticeHours)}</Alert>
            {configGroups.map((group) => (
              <Panel key={group} title={texts.groups[group]}>
                <Group
                  rows={keys.filter((row) => row.group === group)}
                  onPropose={mayPropose(group) ? propose : null}
                  onHistory={setHistory}
                />
              </Panel>
            ))}
            {proposing !== null && (
              <ProposeDialog
                proposing={proposing}
                noticeHours={noticeHours}
                onClose={() => setProposing(null)}
                onDone={() => void query.refetch()}
              />
            )}
          </Box>
        )}
      </Reading>
      {history !== null && (
        <HistoryDialog
          configKey={history.key}
          onPropose={
            mayPropose(history.group) && history.proposed === null
              ? (value) => {
                  setHistory(null);
                  propose(history, value, null);
                }
              : null
          }
          onClose={() => setHistory(null)}
        />
      )}
    </Box>
  );
}

interface GroupProps {
  readonly rows: readonly Row[];
  readonly onPropose: ((row: Row, value: ConfigValue, at: number | null) => void) | null;
  readonly onHistory: (row: Row) => void;
}

function Group({ rows, onPropose, onHistory }: GroupProps) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const { keys } = useConfigWords();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Table size="small" sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '30%' }}>{texts.key}</TableCell>
            <TableCell>{lists.inForce}</TableCell>
            <TableCell sx={{ width: 170 }}>{texts.since}</TableCell>
            <TableCell sx={{ width: 190 }} aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { name, meaning } = keys[row.key];
            const { inForce, coming, proposed } = row;
            return (
              <TableRow key={row.key} sx={{ verticalAlign: 'top' }}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                  <Typography sx={{ color: 'text.secondary' }}>{meaning}</Typography>
                </TableCell>
                <TableCell>
                  <Box sx={{ fontWeight: 600 }}>
                    <ConfigLines configKey={row.key} value={inForce.value} />
                  </Box>
                  {coming.map((version) => (
                    <Box key={version.number} sx={{ mt: 0.5, px: 1, py: 0.5, borderRadius: 1, bgcolor: 'info.light' }}>
                      {texts.coming(when(version.from))}
                      <ConfigLines configKey={row.key} value={version.value} />
                      {onPropose !== null && proposed === null && (
                        <Button
                          aria-label={texts.callOffTitle(name)}
                          onClick={() => onPropose(row, valueAt(row, version.from! - 1), version.from)}
                          sx={{ minHeight: 40 }}
                        >
                          {texts.callOff}
                        </Button>
                      )}
                    </Box>
                  ))}
                  {proposed !== null && (
                    <Box sx={{ mt: 0.5, px: 1, py: 0.5, borderRadius: 1, bgcolor: 'warning.light' }}>
                      <ConfigLines configKey={row.key} value={proposed.after['value']} />
                      {texts.waits(proposed.maker)}
                    </Box>
                  )}
                </TableCell>
                <TableCell>
                  {inForce.from === null ? texts.fromStart : when(inForce.from)}
                  {inForce.maker !== null && inForce.checker !== null && (
                    <Box sx={{ color: 'text.secondary' }}>{texts.people(inForce.maker, inForce.checker)}</Box>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {onPropose !== null && (
                    <Button
                      disabled={proposed !== null}
                      aria-label={texts.changeOf(name)}
                      onClick={() => onPropose(row, inForce.value, null)}
                      sx={{ minHeight: 40 }}
                    >
                      {texts.change}
                    </Button>
                  )}
                  <Button aria-label={texts.historyOf(name)} onClick={() => onHistory(row)} sx={{ minHeight: 40 }}>
                    {texts.history}
                  </Button>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
