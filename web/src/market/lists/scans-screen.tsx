/** market/marketZhiBiao: every scan, or what one of them finds. */
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { ScanFinds } from './scan-finds.tsx';
import ScanList from './scan-list.tsx';
import { scanTexts } from './scan-texts.ts';
import { readScan } from './scans.ts';

export default function ScansScreen() {
  const t = useTexts(scanTexts);
  // Beside a list, the list has the button.
  const { isAlone } = usePane();
  const { scan: asked } = useQuery('/market/marketZhiBiao');
  const scan = readScan(asked);
  const allScans = (
    <Button variant="soft" size="medium" href={href('/market/marketZhiBiao')}>
      {t.all}
    </Button>
  );
  return (
    <Screen title={scan === null ? t.title : t.scan[scan].name} hasThread actions={isAlone && <PauseButton />}>
      {scan !== null ? (
        <>
          <ScanFinds key={scan} scan={scan} />
          <div className="flex justify-center px-4 pt-4">{allScans}</div>
        </>
      ) : asked === undefined ? (
        <ScanList />
      ) : (
        <EmptyState action={allScans}>{t.unknown}</EmptyState>
      )}
    </Screen>
  );
}
