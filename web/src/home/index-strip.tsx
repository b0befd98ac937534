/** The market's indices: a row that scrolls sideways on a phone, all of them side by side where there is room. */
import { useInstruments } from '../data/instruments.ts';
import { useTexts } from '../i18n/texts.ts';
import { usePane } from '../shell/pane.tsx';
import { IndexCard } from './index-card.tsx';
import { homeTexts } from './texts.ts';

export function IndexStrip() {
  const t = useTexts(homeTexts);
  const { rows } = useInstruments();
  const { isAlone } = usePane();
  const indices = rows.filter(({ kind }) => kind === 'index');
  if (indices.length === 0) return null;
  return (
    <section aria-labelledby="home-indices" className="pt-5">
      <h2 id="home-indices" className="px-4 pb-2 text-lead font-semibold">
        {t.indices}
      </h2>
      <ul
        className={
          isAlone
            ? 'relative flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1'
            : 'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 px-4'
        }
      >
        {indices.map((index) => (
          <li key={index.symbol} className={isAlone ? 'w-[10rem] shrink-0 snap-start' : ''}>
            <IndexCard index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
