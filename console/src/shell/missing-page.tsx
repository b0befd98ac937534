/** An address without a page, or with one that the own roles do not open. */
import { Box, Button, Typography } from '@mui/material';
import { Link, Title } from 'react-admin';
import { useTexts } from '../i18n/wording.ts';

export function MissingPage() {
  const { missing } = useTexts();
  return (
    <Box sx={{ p: 4, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
      <Title title={missing.title} />
      <Typography variant="h2" component="p">
        {missing.body}
      </Typography>
      <Button component={Link} to="/overview" sx={{ minHeight: 40 }}>
        {missing.back}
      </Button>
    </Box>
  );
}
