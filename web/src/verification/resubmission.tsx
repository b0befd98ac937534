/** After a rejection: only what failed is asked for again, each with its reason; the rest stands accepted (WCAG 3.3.7). */
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { useForm } from '../ui/use-form.ts';
import { firstAnswers, idTypeOf, rulesOf, type Answers, type FieldName, type View } from './answers.ts';
import { NameField, NumberFields } from './document-fields.tsx';
import { FieldsSlip } from './fields-slip.tsx';
import { PhotoFields, photoFaults } from './photo-fields.tsx';
import { verificationTexts } from './texts.ts';
import { say, useDraft, useKeepDraft, usePhotos, useSubmission } from './use-submission.ts';

export function Resubmission({ view, onSent }: { readonly view: View; readonly onSent: () => void }) {
  const t = useTexts(verificationTexts);
  const uploads = useUploadTexts();
  const draft = useDraft();
  const photos = usePhotos(draft);
  const failed = view.fields.filter(({ state }) => state === 'failed');
  const needed = new Set<FieldName>(failed.map(({ field }) => field));
  const form = useForm<Answers>({
    initial: firstAnswers(draft, view.idType ?? 'aadhaar'),
    rules: rulesOf(t, needed),
    onSubmit(answers) {
      const faults = photoFaults(photos, needed, { t, stillSending: uploads.stillSending });
      if (faults === null) submission.send(answers);
      else form.reject(faults);
    },
  });
  const submission = useSubmission({
    needed,
    photos,
    onSent,
    onRefused: (refused) => say(form, refused),
  });
  useKeepDraft({ name: form.values.name, idType: idTypeOf(form.values.idType) }, photos);
  return (
    <div className="flex flex-col gap-4 pt-1">
      <div className="flex flex-col items-start gap-2 px-4">
        <StatusChip tone="error">{t.failed}</StatusChip>
        <h2 className="text-title font-semibold">{t.failedTitle}</h2>
      </div>
      <FieldsSlip view={view} title={t.whatWasSent} />
      <RequestForm
        form={form}
        command={submission.command}
        action={t.sendAgain}
        what={t.answerUnknown}
        className="px-4"
      >
        {needed.has('name') && <NameField form={form} />}
        <NumberFields form={form} needed={needed} />
        <PhotoFields form={form} photos={photos} needed={needed} />
      </RequestForm>
    </div>
  );
}
