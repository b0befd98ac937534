/** The camera with a frame in the shape of a card: what is outside of it is not sent. */
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { UploadPreview } from '../ui/upload-preview.tsx';
import { cropOf, frameOf } from './card-frame.ts';
import { verificationTexts } from './texts.ts';
import { usePhotoQuality } from './use-photo-quality.ts';
import type { Picture } from '../data/redraw-picture.ts';

export interface CameraSheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly onTaken: (photo: Blob) => void;
}

type Camera =
  | { readonly phase: 'starting' | 'denied' | 'missing' }
  | { readonly phase: 'live'; readonly stream: MediaStream };

export default function CameraSheet({ label, onClose, onTaken }: CameraSheetProps) {
  const t = useTexts(verificationTexts);
  const camera = useCamera();
  const [taken, setTaken] = useState<Picture | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const shoot = async () => video.current !== null && setTaken(await cardOn(video.current));
  const use = () => {
    onTaken(taken!.file);
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t.camera.title(label)}
      footer={
        taken === null ? (
          camera.phase === 'live' && (
            <Button isWide onClick={() => void shoot()}>
              {t.camera.shoot}
            </Button>
          )
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setTaken(null)}>
              {t.camera.again}
            </Button>
            <Button onClick={use}>{t.camera.use}</Button>
          </div>
        )
      }
    >
      {taken !== null && <Review picture={taken} />}
      {taken === null && camera.phase === 'live' && (
        <Finder stream={camera.stream} hold={(element) => (video.current = element)} />
      )}
      {camera.phase === 'starting' && <p role="status">{t.camera.starting}</p>}
      {camera.phase === 'denied' && <Nudge>{t.camera.denied}</Nudge>}
      {camera.phase === 'missing' && <Nudge>{t.camera.missing}</Nudge>}
    </Sheet>
  );
}

/** Off again as soon as the sheet closes. */
function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ phase: 'starting' });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const wish = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } };
    navigator.mediaDevices.getUserMedia({ video: wish, audio: false }).then(
      (opened) => {
        stream = opened;
        if (isOver) stop();
        else setCamera({ phase: 'live', stream });
      },
      (error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isOver) setCamera({ phase: isDenied ? 'denied' : 'missing' });
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return camera;
}

interface FinderProps {
  readonly stream: MediaStream;
  readonly hold: (video: HTMLVideoElement | null) => void;
}

function Finder({ stream, hold }: FinderProps) {
  const t = useTexts(verificationTexts);
  const [size, setSize] = useState({ width: 4, height: 3 });
  const attach = (video: HTMLVideoElement | null) => {
    hold(video);
    if (video !== null && video.srcObject !== stream) video.srcObject = stream;
  };
  const frame = frameOf(size.width, size.height);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className="flex flex-col gap-2">
      <p>{t.camera.guide}</p>
      <div
        className="relative overflow-hidden rounded-control bg-sunk"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <video
          ref={attach}
          autoPlay
          muted
          playsInline
          aria-hidden="true"
          className="size-full"
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <div
          aria-hidden="true"
          className="absolute rounded-control border-2 border-waiting shadow-[0_0_0_100vmax_var(--scrim)]"
          style={{
            left: percent(frame.x, size.width),
            top: percent(frame.y, size.height),
            width: percent(frame.width, size.width),
            height: percent(frame.height, size.height),
          }}
        />
      </div>
    </div>
  );
}

function Review({ picture }: { readonly picture: Picture }) {
  const t = useTexts(verificationTexts);
  const quality = usePhotoQuality(picture);
  return (
    <div className="flex flex-col gap-2">
      <UploadPreview picture={picture} alt={t.camera.taken} />
      {quality?.isBlurred === true && <Nudge>{t.blurred}</Nudge>}
      {quality?.hasGlare === true && <Nudge>{t.glare}</Nudge>}
    </div>
  );
}

async function cardOn(video: HTMLVideoElement): Promise<Picture | null> {
  const { x, y, width, height } = cropOf(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.drawImage(video, x, y, width, height, 0, 0, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return file === null ? null : { file, width, height };
}
