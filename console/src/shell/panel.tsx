/** A part of a page with its heading, and what is done about it beside the heading. */
import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Takes the focus once something was done here. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function Panel({ title, aside, headingRef, children }: PanelProps) {
  return (
    <Paper component="section" aria-label={title} sx={{ overflow: 'hidden', minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          minHeight: 48,
          px: 2,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          component="h2"
          variant="h2"
          {...(headingRef === undefined ? {} : { ref: headingRef, tabIndex: -1 })}
        >
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}
