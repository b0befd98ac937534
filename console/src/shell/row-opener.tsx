/** What opens a row of a list, for the keyboard as well: the row itself takes clicks alone. Its address, or what it does. */
import { Link as MuiLink } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-admin';

type RowOpenerProps = { readonly children: ReactNode } & ({ readonly to: string } | { readonly onOpen: () => void });

const look = { font: 'inherit', fontWeight: 600, textAlign: 'left', overflowWrap: 'break-word', py: 0.5 } as const;

export function RowOpener({ children, ...opens }: RowOpenerProps) {
  // The row would do the same again.
  if ('to' in opens)
    return (
      <Link to={opens.to} onClick={(event: MouseEvent) => event.stopPropagation()} underline="hover" sx={look}>
        {children}
      </Link>
    );
  return (
    <MuiLink
      component="button"
      type="button"
      underline="hover"
      onClick={(event) => {
        event.stopPropagation();
        opens.onOpen();
      }}
      sx={look}
    >
      {children}
    </MuiLink>
  );
}
