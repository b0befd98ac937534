/** information/pj: what a customer may do with shares beside selling them. Each tab is a part of its own domain; the address says which. */
import PledgeTab from '../pledges/parts/pledge-tab.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { pjTexts } from './texts.ts';

export default function PjScreen() {
  const t = useTexts(pjTexts);
  const { pledge } = useQuery('/information/pj');
  return (
    <Screen title={t.title} isNarrow>
      <PledgeTab opened={pledge} />
    </Screen>
  );
}
