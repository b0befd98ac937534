/** Every scan with its plain meaning and how many stocks it finds now. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listScans } from '@bahi/contract/scans/calls.ts';
import { formatBusinessDate, formatTime } from '@bahi/core/format.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { ListRow } from '../../ui/list-group.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { scanTexts } from './scan-texts.ts';
import { scanGroupKeys, scanGroups, type ScanGroup } from './scans.ts';

const EVERY_MS = 30_000;

export default function ScanList() {
  const t = useTexts(scanTexts);
  const [isPaused] = usePricesPaused();
  const scans = useCall(listScans, {}, { refetchMs: isPaused ? false : EVERY_MS });
  return (
    <>
      <p className="px-4 pt-3 text-small text-pretty text-ink-2">{t.note}</p>
      <Loaded from={scans}>
        {(answer) => (
          <>
            {scanGroupKeys.map((group) => (
              <Group key={group} group={group} answer={answer} />
            ))}
            <p className="px-4 pt-3 text-small text-pretty text-ink-3">
              {t.asOf(formatBusinessDate(answer.businessDate), formatTime(answer.at, marketZone()))}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}

function Group({ group, answer }: { readonly group: ScanGroup; readonly answer: OutputOf<typeof listScans> }) {
  const t = useTexts(scanTexts);
  const counts = new Map(answer.scans.map(({ scan, count }) => [scan, count]));
  return (
    <section aria-label={t.groups[group]} className="pt-5">
      <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{t.groups[group]}</h2>
      <ul className="border-b border-line">
        {scanGroups[group].map((scan) => (
          <li key={scan}>
            <ListRow
              href={href('/market/marketZhiBiao', { scan })}
              title={t.scan[scan].name}
              detail={t.scan[scan].meaning}
              value={<span className="num">{t.count(counts.get(scan) ?? 0)}</span>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
