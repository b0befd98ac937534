/** Installing the app, where this device can and has not. */
import { installTexts } from '../i18n/install.ts';
import { useTexts } from '../i18n/texts.ts';
import { useInstall } from '../shell/use-install.ts';
import { ListGroup, ListRow } from '../ui/list-group.tsx';

export function InstallPart() {
  const t = useTexts(installTexts);
  const install = useInstall();
  if (install === null) return null;
  return (
    <ListGroup title={t.app}>
      {install.kind === 'offered' ? (
        <ListRow title={t.title} detail={t.detail} onClick={install.install} />
      ) : (
        <ListRow title={t.title} detail={t.byHand} />
      )}
    </ListGroup>
  );
}
