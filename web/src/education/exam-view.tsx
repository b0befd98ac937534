/** The exam that is under way. What is chosen waits in this tab, so a reload loses nothing; nothing tells what is right before it is handed in. */
import { useState } from 'react';
import { getEducation, getExam, listExamTries, submitExam } from '@bahi/contract/education/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTyped } from '../data/use-typed.ts';
import { useLanguage } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useFrozenReason } from '../restrictions/parts/frozen.ts';
import { go } from '../shell/location.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useLearnPlace } from './place.ts';
import { educationTexts } from './texts.ts';

type Exam = NonNullable<OutputOf<typeof getExam>>;

export function ExamView({ exam: id }: { readonly exam: string }) {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  const exam = useCall(getExam, { language: useLanguage() }, { staleTimeMs: 0 });
  return (
    <Loaded
      from={exam}
      // What was read before may be of the try before.
      isEmpty={(now) => now?.try !== id}
      empty={
        exam.isFetching ? (
          <SkeletonRows />
        ) : (
          <EmptyState link={to({})} action={t.toLearn}>
            {t.noExam}
          </EmptyState>
        )
      }
    >
      {(now) => <Questions exam={now!} />}
    </Loaded>
  );
}

const NONE = '';

function Questions({ exam }: { readonly exam: Exam }) {
  const t = useTexts(educationTexts);
  const text = useRefusalText();
  const { queryOf } = useLearnPlace();
  const frozen = useFrozenReason();
  const [failures, setFailures] = useState(0);
  const { questions } = exam;
  const chosen = useTyped<Record<string, string>>(Object.fromEntries(questions.map(({ id }) => [id, NONE])), {
    keptAs: `exam-${exam.try}`,
  });
  const showResult = () => go('/information/faq', queryOf({ result: exam.try }), { replace: true });
  const command = useCommand(submitExam, {
    keepAs: `exam-${exam.try}`,
    changes: [getEducation, getExam, listExamTries, getUser],
    onDone() {
      chosen.forget();
      showResult();
    },
    // Another tab was first: its answers count, and here is what became of them.
    onRefused({ code }) {
      if (code === 'education.try_over') showResult();
    },
  });
  const summary = questions.flatMap(({ id }, index) =>
    chosen.values[id] === NONE ? [{ id: fieldOf(id), text: t.unanswered(index + 1) }] : [],
  );
  const refused = command.state.phase === 'refused' ? command.state : null;
  return (
    <RequestForm
      form={{
        summary,
        failures: summary.length === 0 ? 0 : failures,
        onSubmit(event) {
          event.preventDefault();
          if (summary.length > 0) setFailures(failures + 1);
          else command.send({ try: exam.try, answers: questions.map(({ id }) => Number(chosen.latest()[id])) });
        },
      }}
      command={command}
      action={t.submit}
      blockedBecause={frozen}
      label={t.exam}
      className="px-4 pt-3"
      foot={
        refused !== null && (
          <p role="alert" className="font-medium text-error">
            {text(refused.refusal, refused.message)}
          </p>
        )
      }
    >
      {questions.map(({ id, text: asked, options }, index) => (
        <section
          key={id}
          id={fieldOf(id)}
          tabIndex={-1}
          aria-label={t.question(index + 1, questions.length)}
          className="flex flex-col gap-2 pb-3"
        >
          <p className="text-small text-ink-2">{t.question(index + 1, questions.length)}</p>
          <p className="font-semibold">{asked}</p>
          <RadioCards
            label={asked}
            items={options.map((option, place) => ({ key: String(place), title: option }))}
            value={chosen.values[id] ?? NONE}
            onChange={(place) => chosen.change((now) => ({ ...now, [id]: place }))}
          />
        </section>
      ))}
    </RequestForm>
  );
}

function fieldOf(id: string): string {
  return `exam-${id}`;
}
