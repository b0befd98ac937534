/** The ways to pay in, as a form: what is written here is where customers send money. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Channel } from '../i18n/config-words.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import type { ChannelDraft } from './value-drafts.ts';
import { ownWords } from './words.ts';

interface ChannelsEditorProps {
  readonly rows: readonly ChannelDraft[];
  readonly onChange: (rows: readonly ChannelDraft[]) => void;
}

const EMPTY: ChannelDraft = {
  id: '',
  kind: 'bank',
  name: '',
  payee: [{ label: 'holder', value: '' }],
  checkLink: '',
  isPractice: true,
  hasPassword: false,
  hadPassword: false,
  password: '',
};

export function ChannelsEditor({ rows, onChange }: ChannelsEditorProps) {
  const { channel } = useTexts();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {rows.map((row, index) => (
        <ChannelForm
          key={index}
          number={index + 1}
          row={row}
          onChange={(next) => onChange(rows.map((one, at) => (at === index ? next : one)))}
          onRemove={() => onChange(rows.filter((_one, at) => at !== index))}
        />
      ))}
      <Button
        disabled={rows.length >= 20}
        onClick={() => onChange([...rows, EMPTY])}
        sx={{ minHeight: 40, justifySelf: 'start' }}
      >
        {channel.add}
      </Button>
    </Box>
  );
}

interface ChannelFormProps {
  readonly number: number;
  readonly row: ChannelDraft;
  readonly onChange: (row: ChannelDraft) => void;
  readonly onRemove: () => void;
}

function ChannelForm({ number, row, onChange, onRemove }: ChannelFormProps) {
  const configuration = useWords(ownWords);
  const { channel: texts } = useTexts();
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 1.5, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {row.name === '' ? texts.one(number) : row.name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', columnGap: 1 }}>
        <TextField
          label={texts.name}
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <TextField
          select
          label={texts.kind}
          value={row.kind}
          onChange={(event) => onChange({ ...row, kind: event.target.value as Channel['kind'] })}
        >
          {Object.entries(texts.kinds).map(([kind, name]) => (
            <MenuItem key={kind} value={kind}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={texts.id}
          value={row.id}
          onChange={(event) => onChange({ ...row, id: event.target.value.toLowerCase() })}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      </Box>
      <Payee row={row} onChange={onChange} />
      <TextField
        label={texts.checkLink}
        value={row.checkLink}
        onChange={(event) => onChange({ ...row, checkLink: event.target.value.trim() })}
        slotProps={{ htmlInput: { maxLength: 208 } }}
      />
      <FormControlLabel
        label={texts.isPractice}
        control={
          <Checkbox checked={row.isPractice} onChange={(_event, isPractice) => onChange({ ...row, isPractice })} />
        }
      />
      <FormControlLabel
        label={texts.hasPassword}
        control={
          <Checkbox checked={row.hasPassword} onChange={(_event, hasPassword) => onChange({ ...row, hasPassword })} />
        }
      />
      <Typography sx={{ color: 'text.secondary' }}>{texts.practiceHint}</Typography>
      {row.hasPassword && (
        <TextField
          type="password"
          label={row.hadPassword ? texts.password : texts.passwordNew}
          value={row.password}
          onChange={(event) => onChange({ ...row, password: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'new-password' } }}
        />
      )}
      <Button startIcon={<DeleteIcon />} color="error" onClick={onRemove} sx={{ minHeight: 40 }}>
        {configuration.removeOf(row.name === '' ? texts.one(number) : row.name)}
      </Button>
    </Box>
  );
}

function Payee({ row, onChange }: Pick<ChannelFormProps, 'row' | 'onChange'>) {
  const configuration = useWords(ownWords);
  const { channel: texts, payee: payeeLabels } = useTexts();
  const labels = Object.keys(payeeLabels) as Channel['payee'][number]['label'][];
  const isUsed = (label: string) => row.payee.some((line) => line.label === label);
  const free = labels.find((label) => !isUsed(label));
  const change = (index: number, part: Partial<Channel['payee'][number]>) =>
    onChange({ ...row, payee: row.payee.map((line, at) => (at === index ? { ...line, ...part } : line)) });
  return (
    <Box role="group" aria-label={texts.payee}>
      {row.payee.map((line, index) => (
        <Box
          key={line.label}
          sx={{ display: 'grid', gridTemplateColumns: '140px 1fr 44px', gap: 1, alignItems: 'center' }}
        >
          <TextField
            select
            label={texts.line}
            value={line.label}
            onChange={(event) => change(index, { label: event.target.value as typeof line.label })}
          >
            {labels.map((label) => (
              <MenuItem key={label} value={label} disabled={label !== line.label && isUsed(label)}>
                {payeeLabels[label]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={texts.value}
            value={line.value}
            onChange={(event) => change(index, { value: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <IconButton
            aria-label={configuration.removeOf(payeeLabels[line.label])}
            disabled={row.payee.length === 1}
            onClick={() => onChange({ ...row, payee: row.payee.filter((_line, at) => at !== index) })}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        disabled={free === undefined}
        onClick={() => free !== undefined && onChange({ ...row, payee: [...row.payee, { label: free, value: '' }] })}
        sx={{ minHeight: 40 }}
      >
        {texts.addLine}
      </Button>
    </Box>
  );
}
