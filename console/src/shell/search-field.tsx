/** What is looked for in a list: sought a moment after the last key, at once by Enter. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  /** What the list is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

const PAUSE_MS = 300;

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // A saved view, or a step back, brings another search.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const isNew = typed.trim() !== value;
  const search = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isNew]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isNew) onSearch(typed.trim());
      }}
      slotProps={{
        htmlInput: { maxLength: 40 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
