/** A QR code, drawn as one path: dark on white in both themes, because cameras read it so, with the quiet zone readers need. */
import { Box } from '@mui/material';
import { encode } from 'uqr';

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** `label` is for those who cannot see it; the text itself stands beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const size = data.length;
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 200, mx: 'auto', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
