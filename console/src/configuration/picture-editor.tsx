/** A picture from the member's device: made small here, drawn anew by the server, and shown as it is kept. */
import { addPicture, getPicture, PICTURE_BYTES_MAX, PICTURE_SIDE } from '@bahi/contract/configuration/staff-calls.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { ConsoleError } from '../data/ask.ts';
import { ask } from '../data/live.ts';
import { useRead } from '../data/use-read.ts';
import { useWords } from '../i18n/wording.ts';
import { Reading } from '../shell/reading.tsx';
import { ownWords } from './words.ts';

interface PictureEditorProps {
  /** Its hash; empty: the app's own mark. */
  readonly picture: string;
  readonly onChange: (picture: string) => void;
}

export function PictureEditor({ picture, onChange }: PictureEditorProps) {
  const texts = useWords(ownWords);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    setSending(true);
    try {
      const small = await smallOf(file);
      if (small === null) return setProblem(texts.pictureUnreadable);
      onChange((await ask(addPicture, small)).picture);
    } catch (error) {
      setProblem(error instanceof ConsoleError ? error.message : texts.pictureUnreadable);
    } finally {
      setSending(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {picture === '' ? <Typography>{texts.pictureNone}</Typography> : <Picture picture={picture} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isSending} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
          {texts.pictureChoose}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={texts.pictureChoose}
          onChange={(event) => void send(event.target.files?.[0])}
        />
        {picture !== '' && (
          <Button onClick={() => onChange('')} sx={{ minHeight: 44 }}>
            {texts.pictureRemove}
          </Button>
        )}
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

export function Picture({ picture }: Pick<PictureEditorProps, 'picture'>) {
  const texts = useWords(ownWords);
  const query = useRead(getPicture, { picture });
  return (
    <Reading of={query}>
      {({ data }) => (
        <Box
          component="img"
          src={`data:image/png;base64,${data}`}
          alt={texts.pictureAlt}
          sx={{ width: 96, height: 96, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </Reading>
  );
}

/** Null: it is no picture that a browser reads, or stays too large. */
async function smallOf(
  file: File,
): Promise<{ readonly type: 'image/png' | 'image/webp'; readonly data: string } | null> {
  if (!['image/png', 'image/jpeg', 'image/webp'].includes(file.type)) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const [type, quality] of [
    ['image/png', 1],
    ['image/webp', 0.92],
    ['image/webp', 0.7],
  ] as const) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type !== type || blob.size > PICTURE_BYTES_MAX) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return { type, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
  return null;
}
