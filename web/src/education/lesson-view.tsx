/** One lesson: its text with its figure, how long it has been read, and the way on. */
import { getEducation } from '@bahi/contract/education/calls.ts';
import { LESSONS, type Lesson } from '@bahi/core/education.ts';
import { DocumentText } from '../content/parts/document-text.tsx';
import { useCredentials } from '../data/session.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Figure } from './parts/figure.tsx';
import { useLearnPlace } from './place.ts';
import { educationTexts } from './texts.ts';
import { useReading } from './use-reading.ts';

export function LessonView({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(educationTexts);
  const { to } = useLearnPlace();
  const isVisitor = useCredentials() === null;
  const following = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <div className="flex flex-col gap-4 px-4 pt-3">
      {!isVisitor && <ReadingTime lesson={lesson} />}
      <DocumentText
        kind="lesson"
        name={lesson}
        hasTitle
        under={2}
        figure={(name, alt) => <Figure name={name} alt={alt} />}
      />
      <div className="flex flex-col gap-2 pt-2">
        {following !== undefined && (
          <Button isWide href={to({ lesson: following })}>
            {t.next(t.lesson[following])}
          </Button>
        )}
        <Button isWide variant={following === undefined ? 'primary' : 'outline'} href={to({})}>
          {t.all}
        </Button>
      </div>
    </div>
  );
}

/** Counted by the server; what stands here is its last word. */
function ReadingTime({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(educationTexts);
  const education = useCall(getEducation, {}).data;
  const known = education?.lessons.find((each) => each.lesson === lesson);
  const isToRead = known !== undefined && !known.isRead;
  const { time, isLost } = useReading(lesson, isToRead ? education!.lessonSeconds : null);
  if (education === undefined || known === undefined) return null;
  const { lessonSeconds } = education;
  const { seconds, isRead } = time ?? known;
  if (isRead)
    return (
      <div>
        <StatusChip tone="success">{t.read}</StatusChip>
      </div>
    );
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-col gap-1 border-b border-line bg-bg px-4 py-2">
      <div className="flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
        <span>{t.timing(lessonSeconds)}</span>
        <span className="num">{t.secondsOf(Math.min(seconds, lessonSeconds), lessonSeconds)}</span>
      </div>
      <progress
        aria-label={t.progress}
        value={Math.min(seconds, lessonSeconds)}
        max={lessonSeconds}
        className="h-1.5 w-full appearance-none bg-sunk [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-action"
      />
      {isLost && (
        <p role="status" className="text-small text-error">
          {t.notCounted}
        </p>
      )}
    </div>
  );
}
