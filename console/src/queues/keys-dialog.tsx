/** What the keys do, and other keys for it, or none (WCAG 2.1.4). */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
  Box,
} from '@mui/material';
import { useState } from 'react';
import { useTexts } from '../i18n/wording.ts';
import { Kbd } from './columns.tsx';
import { actions, defaultKeys, withKey, type Action } from './keys.ts';
import { keepKeySettings, useKeySettings } from './use-keys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { queues, lists } = useTexts();
  const settings = useKeySettings();
  const [changing, setChanging] = useState<Action | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{queues.keyboard}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={
            <Switch checked={settings.isOn} onChange={(_event, isOn) => keepKeySettings({ ...settings, isOn })} />
          }
          label={queues.keysOn}
        />
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{queues.keysHint}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {actions.map((action) => (
            <Line key={action} label={queues.actions[action]}>
              <Button
                aria-label={queues.changeKey(queues.actions[action])}
                onClick={() => setChanging(action)}
                onBlur={() => setChanging(null)}
                onKeyDown={(event) => {
                  if (changing !== action || event.key === 'Tab' || event.key === 'Escape') return setChanging(null);
                  const changed = withKey(settings, action, event);
                  event.preventDefault();
                  if (changed === null) return undefined;
                  keepKeySettings(changed);
                  return setChanging(null);
                }}
                sx={{ minWidth: 96, minHeight: 40 }}
              >
                {changing === action ? queues.pressKey : <Kbd>{settings.keys[action].toUpperCase()}</Kbd>}
              </Button>
            </Line>
          ))}
          <Line label={queues.actions.reason}>
            <Kbd>1</Kbd>–<Kbd>9</Kbd>
          </Line>
          <Line label={queues.actions.image}>
            <Kbd>Tab</Kbd>
          </Line>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => keepKeySettings(defaultKeys)} sx={{ minHeight: 40 }}>
          {queues.keysReset}
        </Button>
        <Button onClick={onClose} variant="contained" sx={{ minHeight: 40 }}>
          {lists.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 40,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <span>{label}</span>
      <Box component="span" sx={{ minWidth: 96, textAlign: 'center' }}>
        {children}
      </Box>
    </Box>
  );
}
