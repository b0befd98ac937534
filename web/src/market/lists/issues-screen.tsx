/** market/marketQuestion: instruments under notice, and questions about the market's rules. */
import { useTexts } from '../../i18n/texts.ts';
import { setQuery } from '../../shell/location.ts';
import { useQuery } from '../../shell/pane.tsx';
import { Screen } from '../../shell/screen.tsx';
import { issueTexts } from './issue-texts.ts';
import IssuesPanel from './issues-panel.tsx';

export default function IssuesScreen() {
  const t = useTexts(issueTexts);
  const { kind = null } = useQuery('/market/marketQuestion');
  return (
    <Screen title={t.title} hasThread>
      <IssuesPanel kind={kind} onKind={(next) => setQuery({ kind: next ?? undefined })} />
    </Screen>
  );
}
