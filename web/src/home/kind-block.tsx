/** Forex pairs against the rupee, or the digital currencies: a few rows each, live, and the way to all of them. */
import { useInstruments, type Instrument } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Loaded } from '../ui/loaded.tsx';
import { InstrumentLine } from './instrument-line.tsx';
import { overviewTexts } from './overview-texts.ts';
import { Part } from './part.tsx';

const SHOWN = 6;

export function KindBlock({ kind }: { readonly kind: 'forex' | 'digital' }) {
  const t = useTexts(overviewTexts);
  const instruments = useInstruments();
  return (
    <Part
      title={t[kind]}
      note={kind === 'forex' ? t.forexHint : t.digitalHint}
      link={{
        href: href('/market/index', { tab: 'forex', ...(kind === 'digital' ? { kind } : {}) }),
        text: t.seeAll,
        label: t.seeAllOf(t[kind]),
      }}
    >
      <Loaded from={instruments}>
        {({ rows }) => {
          // Crosses are computed from these pairs; the whole list has them.
          const traded = rows.filter((row) => row.kind === kind && row.isTradable && row.state !== 'off_shelf');
          if (traded.length === 0) return <p className="px-4 py-2 text-ink-2">{t.noneRanked}</p>;
          return traded
            .slice(0, SHOWN)
            .map((row) => <InstrumentLine key={row.symbol} symbol={row.symbol} note={unitOf(row)} />);
        }}
      </Loaded>
    </Part>
  );

  function unitOf({ forex }: Instrument): string | null {
    return forex === null ? null : t.perUnit(String(forex.unit), forex.base);
  }
}
