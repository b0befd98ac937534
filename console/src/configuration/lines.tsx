/** A value in its lines. */
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { Box } from '@mui/material';
import { useConfigWords } from '../i18n/config-words.ts';
import { Picture } from './picture-editor.tsx';

export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box key={line} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {line}
    </Box>
  ));
}

/** As one sees it: a picture is shown. */
export function ConfigLines({ configKey, value }: { readonly configKey: ConfigKey; readonly value: unknown }) {
  const { lines } = useConfigWords();
  if (configKeys[configKey].form === 'picture' && typeof value === 'string' && value !== '')
    return <Picture picture={value} />;
  return <Lines lines={lines(configKey, value)} />;
}
