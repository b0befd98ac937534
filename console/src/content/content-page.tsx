/** Texts of the house: by kind as a list, and one of them opened beside nothing else; the address has both. */
import { documentKinds, singleKinds, type DocumentKind } from '@bahi/contract/content/kinds.ts';
import { contentRoles, listStaffDocuments } from '@bahi/contract/content/staff-calls.ts';
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import {
  Box,
  Button,
  Chip,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title, useLocation, useNavigate, usePermissions } from 'react-admin';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { when } from '../data/when.ts';
import { useLanguage, useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { DocumentPanel } from './document-panel.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { ownWords } from './words.ts';

type Row = OutputOf<typeof listStaffDocuments>['rows'][number];

const PAGE_SIZE = 10;

export default function ContentPage() {
  const texts = useWords(ownWords);
  const list = useListAddress<DocumentKind>(['faq', ...documentKinds.filter((kind) => kind !== 'faq')]);
  const { stage: kind, text, page } = list;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  const open = new URLSearchParams(search).get('open');
  const asked = { kind, ...(text === '' ? {} : { text }) };
  const query = useRead(listStaffDocuments, { ...asked, page, pageSize: PAGE_SIZE });
  const [isCreating, setCreating] = useState(false);
  const mayPropose = permissions.some((role) => contentRoles.includes(role));
  return (
    <Box sx={{ py: 1, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={usePageTitle()} />
      {open !== null && (
        <DocumentPanel
          key={`${kind}/${open}`}
          kind={kind}
          name={open}
          mayPropose={mayPropose}
          onClose={() => navigate(list.addressOf({}))}
          onChanged={() => void query.refetch()}
        />
      )}
      {open === null && (
        <Panel
          title={texts.kinds[kind]}
          aside={
            mayPropose &&
            !singleKinds.includes(kind) && (
              <Button variant="contained" onClick={() => setCreating(true)} sx={{ minHeight: 44 }}>
                {texts.create}
              </Button>
            )
          }
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 2, py: 1, '& > *': { flex: '0 1 280px' } }}>
            <TextField
              select
              label={texts.kind}
              value={kind}
              onChange={(event) => list.show({ stage: event.target.value as DocumentKind, text: '' })}
            >
              {documentKinds.map((one) => (
                <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
                  {texts.kinds[one]}
                </MenuItem>
              ))}
            </TextField>
            <SearchField label={texts.search} value={text} onSearch={(next) => list.show({ text: next })} />
          </Box>
          <Reading of={query}>
            {({ rows, total }) => (
              <>
                <Rows rows={rows} onOpen={(row) => navigate(list.addressOf({ open: row.key }))} />
                <ListFoot
                  list="content"
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={total}
                  onPage={(next) => list.show({ page: next })}
                  filter={list.filter}
                  onApply={list.apply}
                  read={(at, pageSize) => ask(listStaffDocuments, { ...asked, page: at, pageSize })}
                  idOf={({ key }) => key}
                  columns={columnsOf(texts)}
                />
              </>
            )}
          </Reading>
        </Panel>
      )}
      {isCreating && (
        <EditorDialog kind={kind} from={null} onClose={() => setCreating(false)} onDone={() => void query.refetch()} />
      )}
    </Box>
  );
}

/** As a file has it. */
function columnsOf(texts: typeof ownWords.en): readonly (readonly [string, (row: Row) => string])[] {
  return [
    [texts.key, ({ key }) => key],
    [texts.title, ({ titles }) => titles.en],
    [texts.group, ({ group }) => (group === null ? '' : texts.groups[group])],
    [texts.place, ({ place }) => String(place)],
    [texts.version, ({ inForce }) => String(inForce ?? '')],
    [texts.since, ({ effectiveAt }) => (effectiveAt === null ? '' : when(effectiveAt))],
  ];
}

function Rows({ rows, onOpen }: { readonly rows: readonly Row[]; readonly onOpen: (row: Row) => void }) {
  const texts = useWords(ownWords);
  const language = useLanguage();
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{texts.none}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Table size="small" sx={{ minWidth: 560 }}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.title}</TableCell>
            <TableCell>{texts.group}</TableCell>
            <TableCell>{texts.version}</TableCell>
            <TableCell>{texts.state}</TableCell>
            <TableCell aria-hidden />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{row.titles[language]}</Typography>
                <Typography sx={{ color: 'text.secondary' }}>{row.key}</Typography>
              </TableCell>
              <TableCell>{row.group === null ? texts.noGroup : texts.groups[row.group]}</TableCell>
              <TableCell>{row.inForce ?? texts.notYet}</TableCell>
              <TableCell>
                <States row={row} />
              </TableCell>
              <TableCell align="right">
                <Button
                  aria-label={texts.openOf(row.titles[language])}
                  onClick={() => onOpen(row)}
                  sx={{ minHeight: 44 }}
                >
                  {texts.open}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function States({ row: { inForce, version, effectiveAt, removedAt, proposed } }: { readonly row: Row }) {
  const texts = useWords(ownWords);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {removedAt !== null && <Chip size="small" label={texts.removedChip(when(removedAt))} />}
      {removedAt === null && inForce !== null && <Chip size="small" variant="outlined" label={texts.states.in_force} />}
      {version !== inForce && version > 0 && (
        <Chip size="small" color="info" label={texts.comingChip(when(effectiveAt))} />
      )}
      {proposed !== null && <Chip size="small" color="warning" label={texts.proposedChip} />}
    </Box>
  );
}
