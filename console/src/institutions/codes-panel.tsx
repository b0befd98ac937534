/** Codes that staff made, or all of one institution or customer; who came by each, and its end. */
import { listInvitations } from '@bahi/contract/institutions/staff-calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { CodeDialog, EndCodeDialog } from './dialogs.tsx';
import type { PanelOfListProps } from './list-props.ts';
import { RegistrationsDialog } from './registrations-dialog.tsx';
import { ownWords } from './words.ts';

type Code = OutputOf<typeof listInvitations>['rows'][number];
type Step = 'make' | 'end' | 'registrations';
const PAGE_SIZE = 20;

export function CodesPanel({ list, mayChange, filters }: PanelOfListProps) {
  const texts = useWords(ownWords);
  const { text, page } = list;
  const asked = text === '' ? {} : { text };
  const query = useRead(listInvitations, { ...asked, page, pageSize: PAGE_SIZE });
  const [open, setOpen] = useState<{ readonly step: Step; readonly row: Code } | null>(null);
  const close = () => setOpen(null);
  const done = () => void query.refetch();
  const usesOf = ({ uses, usesMax }: Code) => (usesMax === null ? String(uses) : texts.usesOf(uses, usesMax));
  return (
    <Panel title={texts.codes}>
      {filters}
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <Typography sx={{ p: 2 }}>{texts.none}</Typography>}
            {rows.length > 0 && (
              <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={texts.codes}>
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      <TableCell>{texts.code}</TableCell>
                      <TableCell>{texts.kind}</TableCell>
                      <TableCell>{texts.owner}</TableCell>
                      <TableCell align="right">{texts.uses}</TableCell>
                      <TableCell>{texts.expiresAt}</TableCell>
                      <TableCell>{texts.madeBy}</TableCell>
                      <TableCell>{texts.state}</TableCell>
                      <TableCell>{texts.actions}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {rows.map((row) => (
                      <TableRow key={row.code}>
                        <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                          <code>{row.code}</code>
                        </TableCell>
                        <TableCell>{texts.kinds[row.kind]}</TableCell>
                        <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.owner.name}</TableCell>
                        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                          {usesOf(row)}
                        </TableCell>
                        <TableCell>{when(row.expiresAt)}</TableCell>
                        <TableCell>
                          {row.madeBy ?? '–'}
                          {row.reason !== null && (
                            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                              {row.reason}
                            </Typography>
                          )}
                        </TableCell>
                        <TableCell sx={{ overflowWrap: 'anywhere' }}>
                          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                            {texts.states[row.state]}
                          </Box>
                          {row.end !== null && (
                            <Typography sx={{ color: 'text.secondary' }}>
                              {texts.endedBy(row.end.by, when(row.end.at), row.end.reason)}
                            </Typography>
                          )}
                        </TableCell>
                        <TableCell>
                          <Steps row={row} mayChange={mayChange} onStep={(step) => setOpen({ step, row })} />
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            <ListFoot
              list="codes"
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={(next) => list.show({ page: next })}
              filter={list.filter}
              onApply={list.apply}
              read={(at, pageSize) => ask(listInvitations, { ...asked, page: at, pageSize })}
              idOf={({ code }) => code}
              columns={[
                [texts.code, ({ code }) => code],
                [texts.kind, ({ kind }) => texts.kinds[kind]],
                [texts.owner, ({ owner }) => owner.name],
                [texts.uses, usesOf],
                [texts.expiresAt, ({ expiresAt }) => (expiresAt === null ? '' : when(expiresAt))],
                [texts.madeBy, ({ madeBy }) => madeBy ?? ''],
                [texts.state, ({ state }) => texts.states[state]],
              ]}
            />
          </>
        )}
      </Reading>
      {open?.step === 'make' && (
        <CodeDialog owner={open.row.owner} name={open.row.owner.name} onClose={close} onDone={done} />
      )}
      {open?.step === 'end' && <EndCodeDialog code={open.row.code} onClose={close} onDone={done} />}
      {open?.step === 'registrations' && <RegistrationsDialog code={open.row.code} onClose={close} />}
    </Panel>
  );
}

interface StepsProps {
  readonly row: Code;
  readonly mayChange: boolean;
  readonly onStep: (step: Step) => void;
}

function Steps({ row: { code, owner, state }, mayChange, onStep }: StepsProps) {
  const texts = useWords(ownWords);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button
        aria-label={`${texts.registrations}: ${code}`}
        onClick={() => onStep('registrations')}
        sx={{ minHeight: 44 }}
      >
        {texts.registrations}
      </Button>
      {mayChange && (
        <Button aria-label={`${texts.makeCode}: ${owner.name}`} onClick={() => onStep('make')} sx={{ minHeight: 44 }}>
          {texts.makeCode}
        </Button>
      )}
      {mayChange && state !== 'ended' && (
        <Button aria-label={`${texts.endCode}: ${code}`} onClick={() => onStep('end')} sx={{ minHeight: 44 }}>
          {texts.endCode}
        </Button>
      )}
    </Box>
  );
}
