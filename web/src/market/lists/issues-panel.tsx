/** The two blocks of the issues: what is under notice, and how the rules work. */
import { NoticeList } from './notice-list.tsx';
import { QuestionList } from './question-list.tsx';

interface IssuesPanelProps {
  readonly kind: string | null;
  readonly onKind: (next: string | null) => void;
}

export default function IssuesPanel({ kind, onKind }: IssuesPanelProps) {
  return (
    <>
      <NoticeList kind={kind} onKind={onKind} />
      <QuestionList />
    </>
  );
}
