/** information/aboutInfo: what runs here, under which licence, where prices come from. */
import { useConfig } from '../data/config.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { accountTexts } from './texts.ts';

export default function AboutScreen() {
  const t = useTexts(accountTexts);
  const { title = '', version = '', mode, calendar = '' } = useConfig();
  return (
    <Screen title={t.aboutTitle} isNarrow>
      <ListGroup title={title}>
        <ListRow title={t.version} value={version} />
        {mode === 'practice' && <ListRow title={t.mode} detail={t.modePractice} />}
        <ListRow title={t.calendar} detail={nameOf(t.calendars, calendar)} />
        <ListRow title={t.source} detail={t.sourceBody} />
      </ListGroup>
      <ListGroup>
        <ListRow title={t.charges} href={href('/information/faq', { tab: 'charges' })} />
      </ListGroup>
      <ListGroup title={t.licence}>
        <ListRow title="AGPL-3.0" detail={t.licenceBody} />
        <ListRow title={t.thirdParty} detail={t.thirdPartyBody} />
      </ListGroup>
    </Screen>
  );
}

function nameOf(names: Readonly<Record<string, string>>, component: string): string {
  return names[component] ?? component;
}
