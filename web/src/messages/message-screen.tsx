/** information/msgInfo: what Bahi tells this customer, the alerts that are set, and the short notes of this visit. */
import { assertNever } from '@bahi/core/assert.ts';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Segments } from '../ui/segments.tsx';
import { AlertRules } from './alert-rules.tsx';
import { MessageList } from './message-list.tsx';
import { SessionNotes } from './session-notes.tsx';
import { messageTexts } from './texts.ts';

const tabs = ['messages', 'alerts', 'notes'] as const;
type Tab = (typeof tabs)[number];

export default function MessageScreen() {
  const t = useTexts(messageTexts);
  const query = useQuery('/information/msgInfo');
  const tab: Tab = tabs.find((key) => key === query.tab) ?? 'messages';
  return (
    <Screen
      title={t.title}
      subBar={
        <Segments
          look="line"
          label={t.tabs.label}
          value={tab}
          onChange={(next) => setQuery({ tab: next, kind: undefined })}
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        <Panel tab={tab} />
      </div>
    </Screen>
  );
}

function Panel({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'messages':
      return <MessageList />;
    case 'alerts':
      return <AlertRules />;
    case 'notes':
      return <SessionNotes />;
    default:
      return assertNever(tab);
  }
}
