/**
 * A photo of a form: taken or chosen, shown, replaced, removed, with its progress and every refusal in words. What
 * happens to the photo is in data/upload.ts; the form keeps it by `useUpload` and reads `upload.kept`.
 */
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { formatTime } from '@bahi/core/format.ts';
import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import Trash from 'lucide-react/icons/trash-2';
import type { PhotoUpload } from '../data/use-upload.ts';
import { marketZone } from '../data/zone.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { cx } from './cx.ts';
import { UploadPreview } from './upload-preview.tsx';
import { UploadStatus } from './upload-status.tsx';

export interface UploadTileProps {
  readonly upload: PhotoUpload;
  /** "Front of the card". */
  readonly label: string;
  readonly hint?: ReactNode;
  /** Of the form: what is missing, or why staff did not accept it. */
  readonly error?: string | null | undefined;
  /** Of the input of files, for a summary that leads to it. */
  readonly id?: string;
  /** What the camera button does, where there is one; left out, a phone's own camera opens. */
  readonly onTakePhoto?: (() => void) | undefined;
  /** A screenshot or a saved picture: no camera is offered. */
  readonly isFileOnly?: boolean;
}

export function UploadTile(props: UploadTileProps) {
  const { upload, label, hint, error, id = `upload-${label}`, onTakePhoto, isFileOnly = false } = props;
  const t = useUploadTexts();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useDrop(upload.choose);
  const { work, kept } = upload;
  const picture = ('picture' in work ? work.picture : null) ?? kept?.picture ?? null;
  const isEmpty = kept === null && picture === null;
  const hasError = Boolean(error);
  const describedBy = cx(hint !== undefined && `${id}-hint`, hasError && `${id}-error`);
  const remove = () => {
    upload.remove();
    input.current?.focus();
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-small text-ink-2">
        {label}
      </span>
      <div
        {...drop}
        className={cx(
          'flex flex-col gap-3 rounded-control border bg-surface p-3',
          picture === null && 'border-dashed',
          hasError ? 'border-2 border-error' : isOver ? 'border-action' : 'border-edge',
        )}
      >
        {picture !== null && <UploadPreview picture={picture} alt={t.preview(label)} />}
        {kept !== null && kept.picture === null && picture === null && (
          <p className="text-small text-ink-2">{t.keptBefore(formatTime(kept.at, marketZone()))}</p>
        )}
        {/* The place of the spoken state is there before there is something to say. */}
        <div className={isEmpty && work.phase === 'idle' ? 'sr-only' : 'flex items-start justify-between gap-2'}>
          <UploadStatus upload={upload} />
          {(!isEmpty || upload.isBusy) && (
            <button
              type="button"
              aria-label={t.of(t.remove, label)}
              className={cx(look, '-my-2 -mr-2 ml-auto shrink-0 text-ink-2')}
              onClick={remove}
            >
              <Trash size={18} aria-hidden="true" />
              {t.remove}
            </button>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isFileOnly && (
            <CameraButton label={label} describedBy={describedBy} choose={upload.choose} onTakePhoto={onTakePhoto} />
          )}
          <FileButton
            ref={input}
            id={id}
            text={isEmpty ? t.chooseFile : t.replace}
            label={label}
            describedBy={describedBy}
            isInvalid={hasError}
            icon={<ImageUp size={18} aria-hidden="true" />}
            onChoose={upload.choose}
          />
        </div>
        {isEmpty && !upload.isBusy && (
          <p className="text-small text-ink-2">
            <span className="hidden pointer-fine:inline">{t.dropHere}</span>
            <span className="pointer-fine:hidden">{t.formats}</span>
          </p>
        )}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-small text-ink-2">
          {hint}
        </div>
      )}
      {hasError && (
        <div id={`${id}-error`} className="text-small font-medium text-error">
          {error}
        </div>
      )}
    </div>
  );
}

const look =
  'press inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-body font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action';

interface CameraButtonProps {
  readonly label: string;
  readonly describedBy: string;
  readonly choose: (source: Blob) => void;
  readonly onTakePhoto: (() => void) | undefined;
}

/** A computer's file chooser has no camera: there the button is left out, unless the screen brings one of its own. */
function CameraButton({ label, describedBy, choose, onTakePhoto }: CameraButtonProps) {
  const t = useUploadTexts();
  const icon = <Camera size={18} aria-hidden="true" />;
  if (onTakePhoto !== undefined) {
    return (
      <button
        type="button"
        aria-label={t.of(t.takePhoto, label)}
        aria-describedby={describedBy || undefined}
        className={cx(look, 'bg-wash text-action')}
        onClick={onTakePhoto}
      >
        {icon}
        {t.takePhoto}
      </button>
    );
  }
  if (!matchMedia('(pointer: coarse)').matches) return null;
  return (
    <FileButton text={t.takePhoto} label={label} describedBy={describedBy} icon={icon} hasCapture onChoose={choose} />
  );
}

interface FileButtonProps {
  readonly text: string;
  readonly label: string;
  readonly describedBy: string;
  readonly icon: ReactNode;
  readonly onChoose: (source: Blob) => void;
  readonly id?: string;
  readonly isInvalid?: boolean;
  readonly hasCapture?: boolean;
  readonly ref?: React.Ref<HTMLInputElement>;
}

/** A real input under the words, so that keyboards and screen readers find what they know. */
function FileButton({ text, label, describedBy, icon, onChoose, id, isInvalid, hasCapture, ref }: FileButtonProps) {
  const t = useUploadTexts();
  return (
    <label className={cx(look, 'relative bg-wash text-action')}>
      <input
        ref={ref}
        id={id}
        type="file"
        accept="image/*"
        {...(hasCapture ? { capture: 'environment' as const } : {})}
        aria-label={t.of(text, label)}
        aria-describedby={describedBy || undefined}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      {icon}
      {text}
    </label>
  );
}

function useDrop(onChoose: (source: Blob) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file !== undefined) onChoose(file);
    },
  };
}
