/** Learn, a section of the questions and answers: the lessons and the exam, or by the query one of them. */
import { useLearnPlace } from '../place.ts';
import { ExamView } from '../exam-view.tsx';
import { LearnHome } from '../learn-home.tsx';
import { LessonView } from '../lesson-view.tsx';
import { ResultView } from '../result-view.tsx';

export function LearnSection() {
  const { lesson, exam, result } = useLearnPlace();
  if (lesson !== null) return <LessonView key={lesson} lesson={lesson} />;
  if (result !== null) return <ResultView key={result} exam={result} />;
  return exam === null ? <LearnHome /> : <ExamView key={exam} exam={exam} />;
}
