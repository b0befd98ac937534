/** The word of a state on the ground of its colour: never the colour alone. */
import { Box } from '@mui/material';

/** `ground`: a colour of the theme. */
export function StateGround({ ground, word }: { readonly ground: string; readonly word: string }) {
  return (
    <Box
      component="span"
      sx={{ px: 1, py: 0.25, borderRadius: 1, fontWeight: 600, whiteSpace: 'nowrap', bgcolor: ground }}
    >
      {word}
    </Box>
  );
}
