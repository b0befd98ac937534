/** What two versions of a thing have not in common, line by line. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTexts } from '../i18n/wording.ts';

interface LineDifferencesProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function LineDifferences({ before, after }: LineDifferencesProps) {
  const { changes } = useTexts();
  const gone = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  return (
    <Table size="small" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell>{changes.before}</TableCell>
          <TableCell>{changes.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow sx={{ verticalAlign: 'top' }}>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {gone.map((line) => (
              <Box key={line} component="del" sx={{ display: 'block' }}>
                {line}
              </Box>
            ))}
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
            {added.map((line) => (
              <Box key={line} component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
                {line}
              </Box>
            ))}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
