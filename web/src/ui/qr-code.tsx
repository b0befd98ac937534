/** A QR code, drawn as one path: dark on white in both themes, because cameras read it so, with the quiet zone readers need. */
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  readonly text: string;
  /** What a reader who cannot see it is told; the text itself stands beside it with a way to copy. */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full max-w-56 rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: data.length, path };
}
