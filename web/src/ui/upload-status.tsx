/** Where a photo is: being made smaller, on its way, waiting for a signal, received, refused. */
import { useConnection } from '../data/stream.ts';
import type { PhotoUpload } from '../data/use-upload.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { Button } from './button.tsx';
import { StatusChip } from './status-chip.tsx';

export function UploadStatus({ upload: { work, kept, retry } }: { readonly upload: PhotoUpload }) {
  const t = useUploadTexts();
  const again = (
    <Button size="medium" variant="outline" onClick={retry}>
      {t.retry}
    </Button>
  );
  return (
    <div role="status" className="flex min-w-0 flex-1 flex-col items-start gap-2 empty:hidden">
      {work.phase === 'idle' && kept !== null && <StatusChip tone="success">{t.kept}</StatusChip>}
      {work.phase === 'preparing' && <span className="text-small">{t.preparing}</span>}
      {work.phase === 'sending' && <Progress share={work.share} />}
      {work.phase === 'waiting' && (
        <>
          <Waiting />
          {again}
        </>
      )}
      {work.phase === 'refused' && (
        <>
          <Refused work={work} hasKept={kept !== null} />
          {'wait' in work.refusal.params && again}
        </>
      )}
      {work.phase === 'failed' && (
        <>
          <Failed reference={work.reference} />
          {again}
        </>
      )}
    </div>
  );
}

function Progress({ share }: { readonly share: number }) {
  const t = useUploadTexts();
  const percent = Math.round(share * 100);
  return (
    <div className="flex w-full flex-col gap-1">
      <span aria-hidden="true" className="num text-small">
        {t.sending(percent)}
      </span>
      <div
        role="progressbar"
        aria-label={t.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-action" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function Waiting() {
  const t = useUploadTexts();
  const { isOnline } = useConnection();
  return (
    <p className="rounded-control bg-waiting-wash px-3 py-2 text-small text-ink">
      {isOnline ? t.waitingServer : t.waiting}
    </p>
  );
}

function Refused(props: {
  readonly work: Extract<PhotoUpload['work'], { phase: 'refused' }>;
  readonly hasKept: boolean;
}) {
  const { work, hasKept } = props;
  const t = useUploadTexts();
  const text = useRefusalText();
  return (
    <p className="text-small font-medium text-error">
      {text(work.refusal, work.message)} {hasKept && <span className="font-normal text-ink-2">{t.stays}</span>}
    </p>
  );
}

function Failed({ reference }: { readonly reference: string | null }) {
  const t = useUploadTexts();
  const common = useCommonTexts();
  return (
    <p className="text-small text-error">
      {t.failed} {reference !== null && <span className="text-ink-2">{common.reference(reference)}</span>}
    </p>
  );
}
