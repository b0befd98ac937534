/** The first three steps: what is asked for, checked before the next one opens. */
import { useEffect, type ReactNode } from 'react';
import { useConfig } from '../data/config.ts';
import type { PhotoUpload } from '../data/use-upload.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { back } from '../shell/location.ts';
import { usePane } from '../shell/pane.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { useForm } from '../ui/use-form.ts';
import { rulesOf, type Answers, type AnswersForm, type Photos } from './answers.ts';
import { NameField, NumberFields } from './document-fields.tsx';
import { PhotoFields, photoFaults } from './photo-fields.tsx';
import { fieldsOf, type Step } from './steps.ts';
import { verificationTexts } from './texts.ts';
import { say, type Refused } from './use-submission.ts';

interface StepProps {
  readonly answers: Answers;
  /** What the server said of the last sending. */
  readonly refused: Refused | null;
  readonly onNext: (answers: Answers) => void;
}

export function NameStep(props: StepProps) {
  const t = useTexts(verificationTexts);
  const form = useStepForm('name', props);
  return (
    <StepForm form={form} isFirst>
      <p className="text-ink-2">{t.why}</p>
      <NameField form={form} />
    </StepForm>
  );
}

export function NumberStep({ hasDraft, ...props }: StepProps & { readonly hasDraft: boolean }) {
  const t = useTexts(verificationTexts);
  const form = useStepForm('number', props);
  return (
    <StepForm form={form}>
      {hasDraft && props.answers.idFirst === '' && <Nudge tone="info">{t.numbersNotKept}</Nudge>}
      <NumberFields form={form} needed={fieldsOf.number} />
    </StepForm>
  );
}

export function PhotosStep({ photos, ...props }: StepProps & { readonly photos: Photos }) {
  const t = useTexts(verificationTexts);
  const uploads = useUploadTexts();
  const form: AnswersForm = useStepForm('photos', {
    ...props,
    // The photos outlive a step back; this step's answers do not.
    answers: { ...props.answers, front: answerOf(photos.front), back: answerOf(photos.back) },
    onNext(answers) {
      const faults = photoFaults(photos, fieldsOf.photos, { t, stillSending: uploads.stillSending });
      if (faults === null) props.onNext(answers);
      else form.reject(faults);
    },
  });
  return (
    <StepForm form={form}>
      <p className="text-ink-2">{t.photosBody}</p>
      <PhotoFields form={form} photos={photos} needed={fieldsOf.photos} />
    </StepForm>
  );
}

function answerOf({ kept, isBusy }: PhotoUpload): string {
  return kept !== null || isBusy ? 'sent' : '';
}

function useStepForm(step: Step, { answers, refused, onNext }: StepProps): AnswersForm {
  const t = useTexts(verificationTexts);
  const form = useForm<Answers>({ initial: answers, rules: rulesOf(t, fieldsOf[step]), onSubmit: onNext });
  useEffect(() => {
    if (refused !== null) say(form, refused);
    // Once for each refusal, whatever the form has become since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refused]);
  return form;
}

interface StepFormProps {
  readonly form: AnswersForm;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Beside the account's list there is no arrow back in the bar. */
function StepForm({ form, isFirst = false, children }: StepFormProps) {
  const t = useTexts(verificationTexts);
  const common = useCommonTexts();
  const { isAlone } = usePane();
  const { mode } = useConfig();
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-3">
      {mode === 'practice' && <Nudge>{t.practice.note}</Nudge>}
      <ErrorSummary form={form} />
      {children}
      <Button type="submit" isWide>
        {t.next}
      </Button>
      {!isAlone && !isFirst && (
        <Button variant="plain" onClick={() => back('/information/index')}>
          {common.back}
        </Button>
      )}
    </form>
  );
}
