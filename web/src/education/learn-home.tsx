/** What there is to learn: the lessons with how far each is read, the exam, and the exams taken before. */
import { getEducation, listExamTries } from '@bahi/contract/education/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { LESSONS } from '@bahi/core/education.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCredentials } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { hashOf } from '../shell/hash.ts';
import { href, usePlace } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { useLearnPlace } from './place.ts';
import { StartExam } from './start-exam.tsx';
import { educationTexts } from './texts.ts';

type Education = OutputOf<typeof getEducation>;

export function LearnHome() {
  const isVisitor = useCredentials() === null;
  return isVisitor ? <ForVisitors /> : <ForCustomers />;
}

/** The lessons are for everybody. */
function ForVisitors() {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  const place = usePlace();
  return (
    <>
      <div className="flex flex-col gap-3 px-4 pt-3">
        <Nudge tone="info">{t.visitor}</Nudge>
        <Button size="medium" href={href('/login/login', { return: hashOf(place).slice(1) })}>
          {t.logIn}
        </Button>
      </div>
      <ListGroup title={t.lessons}>
        {LESSONS.map((lesson) => (
          <ListRow key={lesson} title={t.lesson[lesson]} href={to({ lesson })} />
        ))}
      </ListGroup>
    </>
  );
}

function ForCustomers() {
  const education = useCall(getEducation, {}, { staleTimeMs: 0 });
  return (
    <Loaded from={education}>
      {(now) => (
        <>
          <Standing education={now} />
          <Lessons education={now} />
          <Exam education={now} />
          {now.tries > 0 && <Tries />}
        </>
      )}
    </Loaded>
  );
}

function Standing({ education: { isMarginEnabled, passedAt, lessons, questions } }: { readonly education: Education }) {
  const t = useTexts(educationTexts);
  const { leave } = useLearnPlace();
  return (
    <div className="flex flex-col gap-2 px-4 pt-3">
      {isMarginEnabled ? (
        <Nudge tone="info">
          {t.isOn} {passedAt !== null && t.passed(formatDateTime(passedAt, marketZone()))}
        </Nudge>
      ) : (
        <p className="text-ink-2">{t.intro(lessons.length, questions)}</p>
      )}
      {leave !== null && (
        <Button size="medium" variant={isMarginEnabled ? 'primary' : 'outline'} onClick={leave.go}>
          {leave.isOrder ? t.toOrder : t.toPlace}
        </Button>
      )}
    </div>
  );
}

function Lessons({ education: { lessons, lessonSeconds } }: { readonly education: Education }) {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  return (
    <ListGroup title={t.lessons}>
      {lessons.map(({ lesson, seconds, isRead }) => (
        <ListRow
          key={lesson}
          title={t.lesson[lesson]}
          href={to({ lesson })}
          value={
            isRead ? (
              <StatusChip tone="success">{t.read}</StatusChip>
            ) : (
              <span className="text-small">{seconds === 0 ? t.notRead : t.secondsOf(seconds, lessonSeconds)}</span>
            )
          }
        />
      ))}
    </ListGroup>
  );
}

function Exam({ education: { lessons, questions, needed, openTry } }: { readonly education: Education }) {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  const left = lessons.filter(({ isRead }) => !isRead).length;
  return (
    <section aria-label={t.exam} className="flex flex-col gap-3 px-4 pt-5">
      <h2 className="text-lead font-semibold">{t.exam}</h2>
      <p className="text-ink-2">{t.examHow(questions, needed)}</p>
      {openTry === null ? (
        <StartExam action={t.start} blockedBecause={left === 0 ? null : t.missing(left)} />
      ) : (
        <Button isWide href={to({ exam: openTry })}>
          {t.goOn}
        </Button>
      )}
    </section>
  );
}

function Tries() {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  const tries = usePagedCall(listExamTries, {});
  return (
    <ListGroup title={t.tries}>
      <Loaded from={tries}>
        {(rows) =>
          rows.map(({ try: id, endedAt, right, of, isPassed }) => (
            <ListRow
              key={id}
              title={t.tryOf(formatDateTime(endedAt, marketZone()))}
              detail={t.score(right, of)}
              href={to({ result: id })}
              value={
                <StatusChip tone={isPassed ? 'success' : 'neutral'}>{isPassed ? t.isPassed : t.isFailed}</StatusChip>
              }
            />
          ))
        }
      </Loaded>
      <LoadMore from={tries} />
    </ListGroup>
  );
}
