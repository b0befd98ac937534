/** The four steps of a first verification: each is checked when it is left, and Back leads one step back. */
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { backToFirst, go } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { firstAnswers, idTypeOf, rulesOf, type Answers, type FieldName, type Photos } from './answers.ts';
import { CheckStep } from './check-step.tsx';
import { NameStep, NumberStep, PhotosStep } from './entry-steps.tsx';
import { StepBar } from './step-bar.tsx';
import { fieldsOf, STEPS, type Step } from './steps.ts';
import type { VerificationTexts } from './texts.en.ts';
import { verificationTexts } from './texts.ts';
import { useDraft, useKeepDraft, usePhotos, useSubmission, type Refused } from './use-submission.ts';

const ALL = new Set<FieldName>(['name', 'id_number', 'pan', 'front', 'back']);

export function FirstSubmission({ onSent }: { readonly onSent: () => void }) {
  const t = useTexts(verificationTexts);
  const query = useQuery('/information/authInfo');
  const draft = useDraft();
  const photos = usePhotos(draft);
  const [answers, setAnswers] = useState(() => firstAnswers(draft));
  const [refused, setRefused] = useState<Refused | null>(null);
  useKeepDraft({ name: answers.name, idType: idTypeOf(answers.idType) }, photos);
  const open = (step: Step, replace = false) => {
    const back = query.return === undefined ? {} : { return: query.return };
    go('/information/authInfo', { ...back, step }, { replace });
  };
  const submission = useSubmission({
    needed: ALL,
    photos,
    onSent() {
      onSent();
      // Nothing is left to do at the steps.
      backToFirst();
    },
    onRefused(now) {
      setRefused(now);
      const step = STEPS.find((one) => now.field !== null && fieldsOf[one].has(fieldNameOf(now.field)));
      if (step !== undefined) open(step);
    },
  });
  const missing = firstMissing({ t, answers, photos });
  const step = STEPS[Math.min(STEPS.indexOf(asStep(query.step)), STEPS.indexOf(missing))]!;
  const common = {
    answers,
    refused,
    onNext(now: Answers) {
      setAnswers(now);
      setRefused(null);
      const next = firstMissing({ t, answers: now, photos });
      open(STEPS.indexOf(next) > STEPS.indexOf(step) ? next : STEPS[STEPS.indexOf(step) + 1]!);
    },
  };
  return (
    <>
      <StepBar step={step} />
      {step === 'name' && <NameStep {...common} />}
      {step === 'number' && <NumberStep {...common} hasDraft={draft !== null} />}
      {step === 'photos' && <PhotosStep {...common} photos={photos} />}
      {step === 'check' && (
        <CheckStep answers={answers} photos={photos} refused={refused} submission={submission} onChange={open} />
      )}
    </>
  );
}

/** The first step whose answers are not complete; nobody gets past it, whatever the address says. */
function firstMissing({ t, answers, photos }: { t: VerificationTexts; answers: Answers; photos: Photos }): Step {
  const isMissing = (step: Step) => {
    if (step === 'photos') return photos.front.kept === null || photos.back.kept === null;
    const rules = Object.entries(rulesOf(t, fieldsOf[step]));
    return rules.some(([name, rule]) => rule!(answers[name]!, answers) !== null);
  };
  return STEPS.find((step) => step !== 'check' && isMissing(step)) ?? 'check';
}

function asStep(text: string | undefined): Step {
  return STEPS.find((step) => step === text) ?? 'name';
}

function fieldNameOf(field: keyof Answers): FieldName {
  return field === 'idRest' || field === 'idFirst' || field === 'idType' ? 'id_number' : (field as FieldName);
}
