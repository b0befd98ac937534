/** A value in its lines. */
import { Box } from '@mui/material';

export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box key={line} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {line}
    </Box>
  ));
}
