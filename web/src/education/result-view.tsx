/** A try that was handed in: whether it passed, the way on, and every answer explained. */
import { getExamResult } from '@bahi/contract/education/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { useLearnPlace } from './place.ts';
import { StartExam } from './start-exam.tsx';
import { educationTexts } from './texts.ts';

type Result = OutputOf<typeof getExamResult>;

export function ResultView({ exam }: { readonly exam: string }) {
  const result = useCall(getExamResult, { try: exam, language: useLanguage() });
  return (
    <Loaded from={result}>
      {(now) => (
        <div className="flex flex-col gap-5 px-4 pt-3">
          <Verdict result={now} />
          <Answers result={now} />
        </div>
      )}
    </Loaded>
  );
}

function Verdict({ result: { right, of, needed, isPassed, endedAt } }: { readonly result: Result }) {
  const t = useTexts(educationTexts);
  const { leave, to } = useLearnPlace();
  return (
    <section aria-label={t.exam} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lead font-semibold">{t.score(right, of)}</h2>
        <StatusChip tone={isPassed ? 'success' : 'neutral'}>{isPassed ? t.isPassed : t.isFailed}</StatusChip>
      </div>
      <p className="text-small text-ink-2">{t.tryOf(formatDateTime(endedAt, marketZone()))}</p>
      <p>{isPassed ? t.turnedOn : t.failed(needed)}</p>
      {isPassed && leave !== null && (
        <Button isWide onClick={leave.go}>
          {leave.isOrder ? t.toOrder : t.toPlace}
        </Button>
      )}
      {!isPassed && <StartExam action={t.again} />}
      <Button isWide variant="outline" href={to({})}>
        {t.all}
      </Button>
    </section>
  );
}

function Answers({ result: { questions } }: { readonly result: Result }) {
  const t = useTexts(educationTexts);
  return (
    <section aria-label={t.answers} className="flex flex-col gap-5">
      <h2 className="text-lead font-semibold">{t.answers}</h2>
      {questions.map(({ id, text, options, given, right, explanation }, index) => (
        <section key={id} aria-label={t.question(index + 1, questions.length)} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-small text-ink-2">{t.question(index + 1, questions.length)}</p>
            <StatusChip tone={given === right ? 'success' : 'error'}>
              {given === right ? t.isRight : t.isWrong}
            </StatusChip>
          </div>
          <h3 className="font-semibold">{text}</h3>
          <dl className="flex flex-col gap-1">
            {given !== right && (
              <div>
                <dt className="text-small text-ink-2">{t.yours}</dt>
                <dd>{options[given]}</dd>
              </div>
            )}
            <div>
              <dt className="text-small text-ink-2">{t.right}</dt>
              <dd className="font-medium">{options[right]}</dd>
            </div>
          </dl>
          <p className="text-ink-2">{explanation}</p>
        </section>
      ))}
    </section>
  );
}
