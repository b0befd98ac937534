/** Which tabs the app has and in which order; those that are always there can only be moved. */
import { appTabs, obligatoryTabs, type AppTab } from '@bahi/contract/settings/tabs.ts';
import DownIcon from '@mui/icons-material/ArrowCircleDown';
import UpIcon from '@mui/icons-material/ArrowCircleUp';
import { Box, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { useConfigWords } from '../i18n/config-words.ts';
import { useWords } from '../i18n/wording.ts';
import { ownWords } from './words.ts';

interface TabsEditorProps {
  readonly tabs: readonly AppTab[];
  readonly onChange: (tabs: readonly AppTab[]) => void;
}

export function TabsEditor({ tabs, onChange }: TabsEditorProps) {
  const texts = useWords(ownWords);
  const { words } = useConfigWords();
  const left = appTabs.filter((tab) => !tabs.includes(tab));
  const move = (index: number, by: -1 | 1) => {
    const next = [...tabs];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <Box component="ul" role="list" aria-label={texts.tabs} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...tabs, ...left].map((tab, index) => {
        const isOn = index < tabs.length;
        const name = words.tabs[tab];
        return (
          <Box key={tab} component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <FormControlLabel
              sx={{ flex: 1 }}
              label={name}
              control={
                <Checkbox
                  checked={isOn}
                  disabled={obligatoryTabs.includes(tab)}
                  onChange={() => onChange(isOn ? tabs.filter((one) => one !== tab) : [...tabs, tab])}
                />
              }
            />
            <IconButton
              aria-label={texts.moveUp(name)}
              disabled={!isOn || index === 0}
              onClick={() => move(index, -1)}
              sx={{ width: 44, height: 44 }}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              aria-label={texts.moveDown(name)}
              disabled={!isOn || index === tabs.length - 1}
              onClick={() => move(index, 1)}
              sx={{ width: 44, height: 44 }}
            >
              <DownIcon />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
