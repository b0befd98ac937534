/** The camera looks for a QR code until it finds one; it is off as soon as the sheet is closed. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { readQrFrame } from './read-qr.ts';
import { destinationTexts } from './texts.ts';

interface ScanSheetProps {
  readonly onFound: (text: string) => void;
  readonly onClose: () => void;
}

export default function ScanSheet({ onFound, onClose }: ScanSheetProps) {
  const t = useTexts(destinationTexts);
  return (
    <Sheet isOpen onClose={onClose} title={t.camera}>
      <Camera onFound={onFound} />
    </Sheet>
  );
}

/** Of its own: the picture is there only once the sheet is. */
function Camera({ onFound }: Pick<ScanSheetProps, 'onFound'>) {
  const t = useTexts(destinationTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (video.current === null) return;
    return watch(video.current, { onState: setState, onFound: (text) => found(text) });
  }, []);
  const isOff = state === 'denied' || state === 'missing';
  return (
    <div className="flex flex-col gap-3 pt-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t.cameraPicture}
        className={isOff ? 'hidden' : 'aspect-square w-full rounded-control bg-sunk object-cover'}
      />
      {state === 'starting' && <p role="status">{t.cameraStarting}</p>}
      {state === 'on' && <p className="text-ink-2">{t.cameraHint}</p>}
      {isOff && (
        <div role="alert">
          <Nudge>{state === 'denied' ? t.cameraDenied : t.cameraMissing}</Nudge>
        </div>
      )}
    </div>
  );
}

type CameraState = 'starting' | 'on' | 'denied' | 'missing';

const LOOK_EVERY_MS = 150;

interface Watcher {
  readonly onState: (state: CameraState) => void;
  readonly onFound: (text: string) => void;
}

/** Returns what switches it off. */
function watch(video: HTMLVideoElement, { onState, onFound }: Watcher): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = () => {
    const text = readQrFrame(video);
    if (text === null) {
      timer = setTimeout(look, LOOK_EVERY_MS);
      return;
    }
    stop();
    onFound(text);
  };
  const start = async () => {
    // Not there outside of a secure page, in spite of its type.
    const cameras = navigator.mediaDevices as MediaDevices | undefined;
    if (cameras === undefined) return onState('missing');
    try {
      stream = await cameras.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (isOver) return stop();
      video.srcObject = stream;
      await video.play();
      onState('on');
      look();
    } catch (error) {
      if (isOver) return;
      onState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
    }
  };
  void start();
  return stop;
}
