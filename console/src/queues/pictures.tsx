/**
 * Documents of a case, one below the other: fetched by their tickets, drawn on canvases (turned and enlarged as shown, and
 * not to be dragged out as a file), forgotten with the case.
 */
import ZoomIcon from '@mui/icons-material/ZoomInOutlined';
import LeftIcon from '@mui/icons-material/RotateLeftOutlined';
import RightIcon from '@mui/icons-material/RotateRightOutlined';
import { Alert, Box, Button, IconButton, Skeleton, Tooltip } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type Ref } from 'react';
import { useTexts } from '../i18n/wording.ts';
import { Column, ColumnHead, Kbd } from './columns.tsx';
import { useKeys, useKeySettings } from './use-keys.ts';
import { usePicture } from './use-picture.ts';

export interface Picture {
  readonly title: string;
  readonly ticket: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

interface PicturesProps {
  readonly pictures: readonly Picture[];
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** New tickets: each shows its picture once. */
  onAgain(): void;
  /** All of them are in sight of the reader. */
  onShown(): void;
}

interface View {
  readonly turns: number;
  readonly zoom: number;
}

const ZOOMS = [1, 2, 4] as const;
export const upright: View = { turns: 0, zoom: 1 };

export function Pictures({ pictures, headingRef, onAgain, onShown }: PicturesProps) {
  const { queues } = useTexts();
  const { isOn, keys } = useKeySettings();
  const [active, setActive] = useState(0);
  const [views, setViews] = useState<readonly View[]>(pictures.map(() => upright));
  const shown = useRef(new Set<number>());

  const change = (alter: (view: View) => View) =>
    setViews(views.map((view, index) => (index === active ? alter(view) : view)));
  const turn = (by: number) => change((view) => ({ ...view, turns: (view.turns + by + 4) % 4 }));
  const zoom = () => change((view) => ({ ...view, zoom: ZOOMS[(ZOOMS.indexOf(view.zoom as 1) + 1) % ZOOMS.length]! }));
  useKeys({ zoom, rotateLeft: () => turn(-1), rotateRight: () => turn(1) });

  const tool = (title: string, key: string, icon: ReactElement, act: () => void) => (
    <Tooltip title={title}>
      <IconButton
        size="small"
        aria-label={title}
        onClick={act}
        sx={{ borderRadius: 1, gap: 0.5, minWidth: 44, minHeight: 40 }}
      >
        {icon}
        {isOn && <Kbd>{key.toUpperCase()}</Kbd>}
      </IconButton>
    </Tooltip>
  );

  return (
    <Column
      area="document"
      title={pictures[0]!.title}
      headingRef={headingRef}
      hasStops
      aside={
        <>
          {tool(queues.zoom, keys.zoom, <ZoomIcon fontSize="small" />, zoom)}
          {tool(queues.rotateLeft, keys.rotateLeft, <LeftIcon fontSize="small" />, () => turn(-1))}
          {tool(queues.rotateRight, keys.rotateRight, <RightIcon fontSize="small" />, () => turn(1))}
        </>
      }
    >
      {pictures.map((picture, index) => (
        <Box key={picture.ticket}>
          {index > 0 && <ColumnHead title={picture.title} aside={queues.fileFacts(sizeOf(picture.bytes))} />}
          <PictureView
            picture={picture}
            view={views[index] ?? upright}
            isActive={index === active && pictures.length > 1}
            onActive={() => setActive(index)}
            onAgain={onAgain}
            onShown={() => {
              shown.current.add(index);
              if (shown.current.size === pictures.length) onShown();
            }}
          />
        </Box>
      ))}
    </Column>
  );
}

interface PictureViewProps {
  readonly picture: Picture;
  readonly view: View;
  /** The keys are for this one. */
  readonly isActive: boolean;
  onActive(): void;
  onAgain(): void;
  onShown(): void;
}

export function PictureView({ picture, view, isActive, onActive, onAgain, onShown }: PictureViewProps) {
  const { queues, lists } = useTexts();
  const found = usePicture(picture.ticket);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = found.kind === 'shown' ? found.bitmap : null;
  const { turns, zoom } = view;

  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (bitmap === null || canvas.current === null) return;
    draw(canvas.current, bitmap, turns);
    tell();
  }, [bitmap, turns]);

  if (found.kind === 'failed') {
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={onAgain}>{lists.tryAgain}</Button>}>
        {queues.pictureFailed}
      </Alert>
    );
  }
  const isLarge = zoom > 1;
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={`${picture.title}. ${queues.viewOf(zoom, turns * 90)}`}
      onFocus={onActive}
      onPointerDown={onActive}
      sx={{
        m: 2,
        borderRadius: 2,
        overflow: 'auto',
        maxHeight: 'min(64dvh, 720px)',
        boxShadow: isActive ? (theme) => `0 0 0 2px ${theme.palette.primary.main}` : 'none',
        bgcolor: 'action.hover',
      }}
    >
      {bitmap === null ? (
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 240 }} />
      ) : (
        <Box
          component="canvas"
          ref={canvas}
          role="img"
          aria-label={picture.title}
          sx={{
            display: 'block',
            mx: 'auto',
            width: isLarge ? `${zoom * 100}%` : 'auto',
            maxWidth: isLarge ? 'none' : '100%',
            maxHeight: isLarge ? 'none' : 'min(64dvh, 720px)',
          }}
        />
      )}
    </Box>
  );
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, turns: number): void {
  const isLying = turns % 2 === 1;
  canvas.width = isLying ? bitmap.height : bitmap.width;
  canvas.height = isLying ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

/** "1.4 MB" */
function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
