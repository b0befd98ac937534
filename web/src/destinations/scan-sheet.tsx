/** The camera looks for a QR code until it finds one; it is off as soon as the sheet is closed. */
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Nudge } from '../ui/nudge.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { readQrFrame } from './read-qr.ts';
import { destinationTexts } from './texts.ts';

interface ScanSheetProps {
  readonly onFound: (text: string) => void;
  readonly onClose: () => void;
}

type CameraState = 'starting' | 'on' | 'denied' | 'missing';

export default function ScanSheet({ onFound, onClose }: ScanSheetProps) {
  const t = useTexts(destinationTexts);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    return watch(element, { onState: setState, onFound: (text) => found.current(text) });
  }, []);
  const isOff = state === 'denied' || state === 'missing';
  return (
    <Sheet isOpen onClose={onClose} title={t.camera}>
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
    </Sheet>
  );
}

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
