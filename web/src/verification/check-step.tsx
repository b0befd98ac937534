/** The last step: everything once more as it will be read, each with a way back to it, and the one button that sends. */
import { joinIdNumber, plainNumber } from '@bahi/core/identity-numbers.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { Button } from '../ui/button.tsx';
import { Slip } from '../ui/slip.tsx';
import { UploadPreview } from '../ui/upload-preview.tsx';
import { asksForPan, idTypeOf, readable, type Answers, type Photos } from './answers.ts';
import { fieldsOf, type Step } from './steps.ts';
import { verificationTexts } from './texts.ts';
import type { Refused, Submission } from './use-submission.ts';

export interface CheckStepProps {
  readonly answers: Answers;
  readonly photos: Photos;
  readonly refused: Refused | null;
  readonly submission: Submission;
  readonly onChange: (step: Step) => void;
}

export function CheckStep({ answers, photos, refused, submission, onChange }: CheckStepProps) {
  const t = useTexts(verificationTexts);
  const idType = idTypeOf(answers.idType);
  const number = joinIdNumber(answers.idFirst, answers.idRest);
  const summary = refused === null ? [] : [{ id: null, text: refused.said }];
  return (
    <RequestForm
      form={{
        summary,
        failures: summary.length,
        onSubmit(event) {
          event.preventDefault();
          submission.send(answers);
        },
      }}
      command={submission.command}
      action={t.send}
      what={t.answerUnknown}
      className="px-4 pt-3"
    >
      <p className="text-ink-2">{t.checkBody}</p>
      <div className="-mx-4">
        <Slip title={t.steps.check}>
          <Row label={t.fields.name} value={answers.name} onChange={() => onChange('name')} />
          <Row label={t.document[idType]} value={readable(number, idType)} onChange={() => onChange('number')} />
          {asksForPan(fieldsOf.number, idType) && (
            <Row label={t.fields.pan} value={plainNumber(answers.pan)} onChange={() => onChange('number')} />
          )}
          {(['front', 'back'] as const).map((side) => (
            <PhotoRow key={side} side={side} photos={photos} onChange={() => onChange('photos')} />
          ))}
        </Slip>
      </div>
    </RequestForm>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: React.ReactNode;
  readonly onChange: () => void;
}

function Row({ label, value, onChange }: RowProps) {
  const t = useTexts(verificationTexts);
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-b-0">
      <div className="min-w-0">
        <dt className="text-small text-ink-2">{label}</dt>
        <dd className="num font-semibold [overflow-wrap:anywhere]">{value}</dd>
      </div>
      <Button variant="plain" size="medium" label={t.changeField(label)} onClick={onChange}>
        {t.change}
      </Button>
    </div>
  );
}

function PhotoRow({
  side,
  photos,
  onChange,
}: {
  readonly side: 'front' | 'back';
  readonly photos: Photos;
  readonly onChange: () => void;
}) {
  const t = useTexts(verificationTexts);
  const picture = photos[side].kept?.picture ?? null;
  const shown =
    picture === null ? (
      t.received
    ) : (
      <span className="block w-40 pt-1">
        <UploadPreview picture={picture} alt={t.fields[side]} />
      </span>
    );
  return <Row label={t.fields[side]} value={shown} onChange={onChange} />;
}
