/** Front and back of the document: taken with a frame to fit the card into, or chosen; judged on the device, never barred. */
import { Suspense, lazy, useState } from 'react';
import { useConfig } from '../data/config.ts';
import type { PhotoUpload } from '../data/use-upload.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { UploadTile } from '../ui/upload-tile.tsx';
import { idTypeOf, type Answers, type AnswersForm, type FieldName, type Photos } from './answers.ts';
import type { VerificationTexts } from './texts.en.ts';
import { verificationTexts } from './texts.ts';
import { usePhotoQuality } from './use-photo-quality.ts';

const CameraSheet = lazy(() => import('./camera-sheet.tsx'));

type Side = 'front' | 'back';
const SIDES: readonly Side[] = ['front', 'back'];

/** Why it cannot go on with these photos; null when it can. */
export function photoFaults(
  photos: Photos,
  needed: ReadonlySet<FieldName>,
  { t, stillSending }: { readonly t: VerificationTexts; readonly stillSending: string },
): Partial<Answers> | null {
  const faults: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    if (!needed.has(side)) continue;
    if (photos[side].isBusy) faults[side] = stillSending;
    else if (photos[side].kept === null) faults[side] = side === 'front' ? t.addFront : t.addBack;
  }
  return Object.keys(faults).length === 0 ? null : faults;
}

interface PhotoFieldsProps {
  readonly form: AnswersForm;
  readonly photos: Photos;
  readonly needed: ReadonlySet<FieldName>;
}

export function PhotoFields({ form, photos, needed }: PhotoFieldsProps) {
  const t = useTexts(verificationTexts);
  return (
    <>
      {idTypeOf(form.values.idType) === 'aadhaar' && <p className="text-small text-ink-2">{t.maskedAadhaar}</p>}
      {SIDES.filter((side) => needed.has(side)).map((side) => (
        <PhotoField key={side} side={side} form={form} upload={photos[side]} />
      ))}
    </>
  );
}

interface PhotoFieldProps {
  readonly side: Side;
  readonly form: AnswersForm;
  readonly upload: PhotoUpload;
}

function PhotoField({ side, form, upload }: PhotoFieldProps) {
  const t = useTexts(verificationTexts);
  const { mode } = useConfig();
  const [isShooting, setShooting] = useState(false);
  const quality = usePhotoQuality(upload.kept?.picture ?? null);
  const label = t.fields[side];
  // A message goes as soon as its reason is gone (useForm): the form knows that there is a photo, the upload what became of it.
  const watched: PhotoUpload = {
    ...upload,
    choose(source) {
      form.set(side, 'chosen');
      upload.choose(source);
    },
    remove() {
      form.set(side, '');
      upload.remove();
    },
  };
  const takeSpecimen = async () => {
    const { specimenCard } = await import('./practice-documents.ts');
    watched.choose(await specimenCard({ title: label, mark: t.practice.specimen, note: t.practice.specimenNote }));
    // The button goes with its use.
    document.getElementById(`field-${side}`)?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-2">
      <UploadTile
        upload={watched}
        label={label}
        id={`field-${side}`}
        error={form.errors[side]}
        onTakePhoto={hasCamera() ? () => setShooting(true) : undefined}
      />
      {quality?.isBlurred === true && <Nudge>{t.blurred}</Nudge>}
      {quality?.hasGlare === true && <Nudge>{t.glare}</Nudge>}
      {mode === 'practice' && upload.kept === null && !upload.isBusy && (
        <Button
          variant="soft"
          size="medium"
          label={`${t.practice.photo}: ${label}`}
          onClick={() => void takeSpecimen()}
        >
          {t.practice.photo}
        </Button>
      )}
      {isShooting && (
        <Suspense>
          <CameraSheet label={label} onClose={() => setShooting(false)} onTaken={watched.choose} />
        </Suspense>
      )}
    </div>
  );
}

/** Without one, or on a page that is not secure, a phone's own camera opens instead. */
function hasCamera(): boolean {
  return 'mediaDevices' in navigator && matchMedia('(pointer: coarse)').matches;
}
