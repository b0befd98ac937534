/** The roles of a member, each with its box; which two cannot be one person is the server's to say. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

interface RolesFieldProps {
  readonly roles: readonly StaffRole[];
  readonly onChange: (roles: readonly StaffRole[]) => void;
}

export function RolesField({ roles, onChange }: RolesFieldProps) {
  const { staff } = useWords(ownWords);
  const { roles: names } = useTexts();
  return (
    <FormGroup role="group" aria-label={staff.roles}>
      {(Object.keys(names) as StaffRole[]).map((role) => (
        <FormControlLabel
          key={role}
          label={names[role]}
          control={
            <Checkbox
              checked={roles.includes(role)}
              onChange={(_event, isChecked) =>
                onChange(isChecked ? [...roles, role] : roles.filter((other) => other !== role))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
