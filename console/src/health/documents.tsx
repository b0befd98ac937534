/** How often members of staff opened documents of customers, for risk and the auditor: who reads more than the work asks for is seen here. */
import { listDocumentsOpened } from '@bahi/contract/surveillance/staff-calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { useWords } from '../i18n/wording.ts';
import { Panel } from '../shell/panel.tsx';
import { Reading } from '../shell/reading.tsx';
import { ownWords } from './words.ts';

const EVERY_MS = 60_000;

export function Documents() {
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  return permissions.some((role) => listDocumentsOpened.roles.includes(role)) && <Opened />;
}

function Opened() {
  const { documents: texts } = useWords(ownWords);
  const query = useRead(listDocumentsOpened, {}, { everyMs: EVERY_MS });
  return (
    <Panel title={texts.title}>
      <Reading of={query}>
        {({ anHour, rows }) => (
          <>
            <Typography sx={{ color: 'text.secondary', px: 2, py: 1 }}>{texts.meaning(anHour)}</Typography>
            {rows.length === 0 ? (
              <Typography sx={{ px: 2, pb: 2 }}>{texts.none}</Typography>
            ) : (
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{texts.who}</TableCell>
                    <TableCell align="right">{texts.hour}</TableCell>
                    <TableCell align="right">{texts.day}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {rows.map(({ staff, name, hour, day }) => (
                    <TableRow key={staff}>
                      <TableCell>{name}</TableCell>
                      <TableCell align="right">{hour}</TableCell>
                      <TableCell align="right">{day}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
          </>
        )}
      </Reading>
    </Panel>
  );
}
