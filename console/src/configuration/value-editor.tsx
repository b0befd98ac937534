/** The field of a value by its form. */
import type { ConfigForm } from '@bahi/contract/configuration/calls.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useWords } from '../i18n/wording.ts';
import { ChannelsEditor } from './channels-editor.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { TabsEditor } from './tabs-editor.tsx';
import type { Draft, NumberDraft } from './value-drafts.ts';
import { ownWords } from './words.ts';

interface ValueEditorProps {
  readonly form: ConfigForm;
  readonly draft: Draft;
  readonly isInvalid: boolean;
  readonly onChange: (draft: Draft) => void;
}

export function ValueEditor({ form, draft, isInvalid, onChange }: ValueEditorProps) {
  const texts = useWords(ownWords);
  const problem = isInvalid ? { error: true, helperText: texts.invalid } : {};
  switch (draft.kind) {
    case 'boolean':
      return (
        <TextField
          select
          label={texts.newValue}
          value={draft.isOn ? 'yes' : 'no'}
          onChange={(event) => onChange({ kind: 'boolean', isOn: event.target.value === 'yes' })}
        >
          <MenuItem value="yes">{texts.yes}</MenuItem>
          <MenuItem value="no">{texts.no}</MenuItem>
        </TextField>
      );
    case 'window':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <TextField
            label={texts.opens}
            value={draft.from}
            onChange={(event) => onChange({ ...draft, from: event.target.value })}
            {...problem}
          />
          <TextField
            label={texts.closes}
            value={draft.until}
            onChange={(event) => onChange({ ...draft, until: event.target.value })}
            error={isInvalid}
          />
        </Box>
      );
    case 'tabs':
      return <TabsEditor tabs={draft.tabs} onChange={(tabs) => onChange({ kind: 'tabs', tabs })} />;
    case 'picture':
      return <PictureEditor picture={draft.picture} onChange={(picture) => onChange({ kind: 'picture', picture })} />;
    case 'numbers':
      return <NumbersEditor rows={draft.rows} onChange={(rows) => onChange({ kind: 'numbers', rows })} />;
    case 'channels':
      return <ChannelsEditor rows={draft.rows} onChange={(rows) => onChange({ kind: 'channels', rows })} />;
    case 'text':
      return (
        <TextField
          label={labelOf(form, texts)}
          value={draft.text}
          onChange={(event) => onChange({ kind: 'text', text: event.target.value })}
          slotProps={{
            htmlInput: { maxLength: 240, inputMode: form === 'money' ? 'decimal' : 'text', autoComplete: 'off' },
          }}
          {...problem}
        />
      );
  }
}

function labelOf(form: ConfigForm, texts: typeof ownWords.en): string {
  if (form === 'title') return texts.text;
  if (form === 'money') return texts.amount;
  if (form === 'levels' || form === 'text' || form === 'link') return texts[form];
  return texts.units[form as keyof typeof texts.units] ?? texts.newValue;
}

function NumbersEditor({
  rows,
  onChange,
}: {
  rows: readonly NumberDraft[];
  onChange: (rows: readonly NumberDraft[]) => void;
}) {
  const texts = useWords(ownWords);
  const change = (index: number, part: Partial<NumberDraft>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <Box>
      {rows.map((row, index) => (
        <Box key={index} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 44px', gap: 1, alignItems: 'center' }}>
          <TextField
            label={texts.label}
            value={row.label}
            onChange={(event) => change(index, { label: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <TextField
            label={texts.number}
            value={row.number}
            onChange={(event) => change(index, { number: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 30 } }}
          />
          <IconButton
            aria-label={texts.removeOf(row.label)}
            onClick={() => onChange(rows.filter((_row, at) => at !== index))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        disabled={rows.length >= 10}
        onClick={() => onChange([...rows, { label: '', number: '' }])}
        sx={{ minHeight: 40 }}
      >
        {texts.add}
      </Button>
    </Box>
  );
}
