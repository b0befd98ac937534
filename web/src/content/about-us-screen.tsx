/** information/aboutUs: who runs this install, under which licence, who keeps the money, and who hears complaints. */
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { DocumentText } from './parts/document-text.tsx';
import { contentTexts } from './texts.ts';

export default function AboutUsScreen() {
  const t = useTexts(contentTexts).about;
  return (
    <Screen title={t.title} isNarrow>
      <div className="px-4 pt-2">
        <DocumentText kind="about" under={1} />
      </div>
      <ListGroup title={t.more}>
        <ListRow title={t.status} detail={t.statusHint} href={href('/information/status')} />
        <ListRow title={t.support} href={href('/home/kefuCenter')} />
        <ListRow title={t.agreement} href={href('/information/agreement')} />
        <ListRow title={t.app} detail={t.appHint} href={href('/information/aboutInfo')} />
      </ListGroup>
    </Screen>
  );
}
