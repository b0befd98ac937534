/** After a rejection: only what failed is asked for again, each with its reason; the rest stands accepted (WCAG 3.3.7). */
import { useConnection } from '../data/stream.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { firstAnswers, idTypeOf, rulesOf, type Answers, type FieldName, type View } from './answers.ts';
import { NameField, NumberFields } from './document-fields.tsx';
import { FieldsSlip } from './fields-slip.tsx';
import { PhotoFields, photoFaults } from './photo-fields.tsx';
import { verificationTexts } from './texts.ts';
import { useDraft, useKeepDraft, usePhotos, useSubmission } from './use-submission.ts';

export function Resubmission({ view, onSent }: { readonly view: View; readonly onSent: () => void }) {
  const t = useTexts(verificationTexts);
  const common = useCommonTexts();
  const uploads = useUploadTexts();
  const { isOnline } = useConnection();
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
    onRefused: ({ field, said }) => form.reject(field === null ? {} : { [field]: said }, field === null ? said : null),
  });
  useKeepDraft({ name: form.values.name, idType: idTypeOf(form.values.idType) }, photos);
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 pt-1">
      <div className="flex flex-col items-start gap-2 px-4">
        <StatusChip tone="error">{t.failed}</StatusChip>
        <h2 className="text-title font-semibold">{t.failedTitle}</h2>
      </div>
      <FieldsSlip view={view} title={t.whatWasSent} />
      <div className="flex flex-col gap-4 px-4">
        <ErrorSummary form={form} />
        {needed.has('name') && <NameField form={form} />}
        <NumberFields form={form} needed={needed} />
        <PhotoFields form={form} photos={photos} needed={needed} />
        <UnknownResultCard command={submission.command} what={t.answerUnknown} />
        <Button
          type="submit"
          isWide
          isBusy={submission.command.isBusy}
          blockedBecause={isOnline ? null : common.offline}
        >
          {t.sendAgain}
        </Button>
      </div>
    </form>
  );
}
