/** market/marketTeshe: themes that named people put together. */
import { useTexts } from '../../i18n/texts.ts';
import { usePane } from '../../shell/pane.tsx';
import { Screen } from '../../shell/screen.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { marketTexts } from '../texts.ts';
import ThemeList from './theme-list.tsx';

export default function FeaturedScreen() {
  const t = useTexts(marketTexts);
  // Beside a list, the list has the button.
  const { isAlone } = usePane();
  return (
    <Screen title={t.segments.featured} hasThread actions={isAlone && <PauseButton />}>
      <ThemeList />
    </Screen>
  );
}
