/** The list of institutions, and what is proposed and done about each. */
import { listInstitutions } from '@bahi/contract/institutions/staff-calls.ts';
import { Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useWords } from '../i18n/wording.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { CodeDialog, EndDialog, ProposeDialog, type Institution } from './dialogs.tsx';
import type { PanelOfListProps } from './list-props.ts';
import { ownWords } from './words.ts';

type Step = 'propose' | 'end' | 'code';
const PAGE_SIZE = 20;

export function InstitutionsPanel({ list, mayChange, filters }: PanelOfListProps) {
  const texts = useWords(ownWords);
  const { text, page } = list;
  const asked = text === '' ? {} : { text };
  const query = useRead(listInstitutions, { ...asked, page, pageSize: PAGE_SIZE });
  const [open, setOpen] = useState<{ readonly step: Step; readonly row: Institution | null } | null>(null);
  const close = () => setOpen(null);
  const done = () => void query.refetch();
  const stateOf = ({ end }: Institution) => (end === null ? texts.active : texts.ended);
  return (
    <Panel
      title={texts.institutions}
      aside={
        mayChange && (
          <Button variant="contained" onClick={() => setOpen({ step: 'propose', row: null })} sx={{ minHeight: 44 }}>
            {texts.create}
          </Button>
        )
      }
    >
      {filters}
      <Reading of={query}>
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <Typography sx={{ p: 2 }}>{texts.none}</Typography>}
            {rows.length > 0 && (
              <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={texts.institutions}>
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      <TableCell>{texts.name}</TableCell>
                      <TableCell>{texts.code}</TableCell>
                      <TableCell align="right">{texts.customers}</TableCell>
                      <TableCell>{texts.since}</TableCell>
                      <TableCell>{texts.state}</TableCell>
                      <TableCell>{texts.actions}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {rows.map((row) => (
                      <TableRow key={row.id}>
                        <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                          <Typography sx={{ fontWeight: 600 }}>{row.name}</Typography>
                          <Typography sx={{ color: 'text.secondary' }}>
                            {[row.nameTw, row.nameKo].filter((name) => name !== null).join(' · ')}
                          </Typography>
                        </TableCell>
                        <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.code}</TableCell>
                        <TableCell align="right">{row.customers}</TableCell>
                        <TableCell>{when(row.createdAt)}</TableCell>
                        <TableCell sx={{ overflowWrap: 'anywhere' }}>
                          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                            {stateOf(row)}
                          </Box>
                          {row.proposed !== null && (
                            <Chip size="small" color="warning" label={texts.proposedChip} sx={{ ml: 0.5 }} />
                          )}
                          {row.end !== null && (
                            <Typography sx={{ color: 'text.secondary' }}>
                              {texts.endedBy(row.end.by, when(row.end.at), row.end.reason)}
                            </Typography>
                          )}
                        </TableCell>
                        <TableCell>
                          <Steps
                            row={row}
                            mayChange={mayChange}
                            onStep={(step) => setOpen({ step, row })}
                            onCodes={() => list.show({ stage: 'codes', text: row.code })}
                          />
                        </TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            <ListFoot
              list="institutions"
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={(next) => list.show({ page: next })}
              filter={list.filter}
              onApply={list.apply}
              read={(at, pageSize) => ask(listInstitutions, { ...asked, page: at, pageSize })}
              idOf={({ id }) => id}
              columns={[
                [texts.code, ({ code }) => code],
                [texts.name, ({ name }) => name],
                [texts.nameTw, ({ nameTw }) => nameTw ?? ''],
                [texts.nameKo, ({ nameKo }) => nameKo ?? ''],
                [texts.customers, ({ customers }) => customers],
                [texts.since, ({ createdAt }) => when(createdAt)],
                [texts.state, stateOf],
              ]}
            />
          </>
        )}
      </Reading>
      {open?.step === 'propose' && <ProposeDialog from={open.row} onClose={close} onDone={done} />}
      {open?.step === 'end' && open.row !== null && <EndDialog of={open.row} onClose={close} onDone={done} />}
      {open?.step === 'code' && open.row !== null && (
        <CodeDialog
          owner={{ kind: 'institution', id: open.row.id }}
          name={open.row.name}
          onClose={close}
          onDone={done}
        />
      )}
    </Panel>
  );
}

interface StepsProps {
  readonly row: Institution;
  readonly mayChange: boolean;
  readonly onStep: (step: Step) => void;
  readonly onCodes: () => void;
}

function Steps({ row: { name, end }, mayChange, onStep, onCodes }: StepsProps) {
  const texts = useWords(ownWords);
  const steps: readonly (readonly [label: string, act: () => void])[] = [
    [texts.showCodes, onCodes],
    ...(mayChange && end === null
      ? ([
          [texts.makeCode, () => onStep('code')],
          [texts.change, () => onStep('propose')],
          [texts.end, () => onStep('end')],
        ] as const)
      : []),
    ...(mayChange && end !== null ? ([[texts.reopen, () => onStep('propose')]] as const) : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {steps.map(([label, act]) => (
        <Button key={label} aria-label={`${label}: ${name}`} onClick={act} sx={{ minHeight: 44 }}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
