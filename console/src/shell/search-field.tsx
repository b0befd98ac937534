/** What is looked for in a list: sought a moment after the last key, at once by Enter. */
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { InputAdornment, TextField } from '@mui/material';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  readonly label: string;
  /** What the list is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { typed, type, searchNow } = useTypedSearch(value, onSearch);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow();
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
