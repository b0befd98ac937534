/** Ways to an address without typing it: paste, the camera, a picture of a QR code. All on the device. */
import { Suspense, lazy, useRef, useState } from 'react';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import ImageUp from 'lucide-react/icons/image-up';
import ScanLine from 'lucide-react/icons/scan-line';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { destinationTexts } from './texts.ts';

const ScanSheet = lazy(() => import('./scan-sheet.tsx'));

interface AddressSourcesProps {
  /** What was pasted, or what a QR code says; answers what is wrong with it. */
  readonly onText: (text: string, from: 'paste' | 'qr') => string | null;
}

export function AddressSources({ onText }: AddressSourcesProps) {
  const t = useTexts(destinationTexts);
  const [isScanning, setScanning] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const paste = async () => {
    setProblem(null);
    try {
      setProblem(onText(await navigator.clipboard.readText(), 'paste'));
    } catch {
      setProblem(t.pasteFailed);
    }
  };
  const readPicture = async (file: File) => {
    setProblem(null);
    setReading(true);
    const { readQrPicture } = await import('./read-qr.ts');
    const reading = await readQrPicture(file);
    setReading(false);
    if ('text' in reading) return setProblem(onText(reading.text, 'qr'));
    setProblem(reading.problem === 'no_code' ? t.noQr : t.notPicture);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="medium" icon={<ClipboardPaste size={18} />} onClick={() => void paste()}>
          {t.paste}
        </Button>
        <Button
          variant="soft"
          size="medium"
          icon={<ScanLine size={18} />}
          onClick={() => {
            setProblem(null);
            setScanning(true);
          }}
        >
          {t.scan}
        </Button>
        <Button
          variant="soft"
          size="medium"
          icon={<ImageUp size={18} />}
          isBusy={isReading}
          onClick={() => input.current?.click()}
        >
          {t.choosePicture}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t.choosePicture}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same picture may be chosen again.
            event.target.value = '';
            if (file !== undefined) void readPicture(file);
          }}
        />
      </div>
      {isReading && <p role="status">{t.readingPicture}</p>}
      {problem !== null && (
        <p role="alert" className="text-small font-medium text-error">
          {problem}
        </p>
      )}
      {isScanning && (
        <Suspense>
          <ScanSheet
            onClose={() => setScanning(false)}
            onFound={(text) => {
              setScanning(false);
              setProblem(onText(text, 'qr'));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
