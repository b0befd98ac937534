/** Institutions and the codes that open accounts, each as a list; the address says which, what is searched and the page. */
import { Box, MenuItem, TextField } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { institutionRoles } from '@bahi/contract/institutions/staff-calls.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { useWords } from '../i18n/wording.ts';
import { usePageTitle } from '../shell/domain.ts';
import { SearchField } from '../shell/search-field.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { CodesPanel } from './codes-panel.tsx';
import { InstitutionsPanel } from './institutions-panel.tsx';
import { stages, type Stage } from './list-props.ts';
import { ownWords } from './words.ts';

export default function InstitutionsPage() {
  const texts = useWords(ownWords);
  const list = useListAddress<Stage>([...stages]);
  const { stage, text } = list;
  const { permissions = [] } = usePermissions<readonly StaffRole[]>();
  const mayChange = permissions.some((role) => institutionRoles.includes(role));
  const isCodes = stage === 'codes';
  const filters = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 2, py: 1, '& > *': { flex: '0 1 280px' } }}>
      <TextField
        select
        label={texts.show}
        value={stage}
        onChange={(event) => list.show({ stage: event.target.value as Stage, text: '' })}
      >
        {stages.map((one) => (
          <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
            {texts[one]}
          </MenuItem>
        ))}
      </TextField>
      <SearchField
        key={stage}
        label={isCodes ? texts.searchCodes : texts.searchInstitutions}
        value={text}
        onSearch={(next) => list.show({ text: next })}
      />
    </Box>
  );
  return (
    <Box sx={{ py: 1 }}>
      <Title title={usePageTitle()} />
      {isCodes && <CodesPanel list={list} mayChange={mayChange} filters={filters} />}
      {!isCodes && <InstitutionsPanel list={list} mayChange={mayChange} filters={filters} />}
    </Box>
  );
}
