/** Themes with their reason, author and date, a mark where somebody paid, and the members' live prices. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listThemes } from '@bahi/contract/featured/calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { Blocks } from '../../content/parts/blocks.tsx';
import { useConfig } from '../../data/config.ts';
import { useHeld } from '../../data/held.ts';
import { useInstruments } from '../../data/instruments.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InstrumentRow } from '../parts/instrument-row.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { marketTexts } from '../texts.ts';

type Theme = OutputOf<typeof listThemes>['rows'][number];

export default function ThemeList() {
  const t = useTexts(marketTexts).featured;
  const themes = usePagedCall(listThemes, { language: useLanguage() });
  return (
    <>
      <p className="px-4 pt-3 text-small text-pretty text-ink-2">{t.note}</p>
      <Loaded from={themes} empty={<EmptyState>{t.empty}</EmptyState>}>
        {(rows) => (
          <>
            {rows.map((theme) => (
              <ThemeCard key={theme.id} theme={theme} />
            ))}
            <LoadMore from={themes} />
          </>
        )}
      </Loaded>
    </>
  );
}

function ThemeCard({
  theme: { title: name, blocks, author, date, isPaid, isHouse, symbols },
}: {
  readonly theme: Theme;
}) {
  const t = useTexts(marketTexts).featured;
  const { bySymbol } = useInstruments();
  const held = useHeld();
  const isClosed = useIsClosed();
  const { listDensity: density } = useSettings();
  const { title: house = '' } = useConfig();
  const members = symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  return (
    <section aria-label={name} className="pt-6">
      <div className="flex flex-col gap-1 px-4 pb-3">
        <h2 className="font-semibold text-balance">{name}</h2>
        {isPaid && (
          <span>
            <StatusChip tone="waiting" hasIcon={false}>
              {t.paid}
            </StatusChip>
          </span>
        )}
        <Blocks blocks={blocks} under={2} />
        <p className="num text-small text-ink-2">
          {[t.by(author), ...(isHouse ? [t.checked(house)] : []), formatBusinessDate(date)].join(' · ')}
        </p>
      </div>
      <div role="table" aria-label={t.members(name)} className="@container border-b border-line">
        <div role="rowgroup">
          {members.map((instrument, at) => (
            <InstrumentRow
              key={instrument.symbol}
              instrument={instrument}
              density={density}
              held={held.get(instrument.symbol)}
              note={null}
              rowIndex={at}
              isSelected={false}
              isOld={isClosed}
              list={undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
