/** The indices as cards that fill the width there is. */
import { useInstruments } from '../data/instruments.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { IndexCard } from './index-card.tsx';

const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 px-4';

export function IndexGrid() {
  const instruments = useInstruments();
  const skeleton = (
    <div className={grid}>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-19 w-full" />
      ))}
    </div>
  );
  return (
    <Loaded from={instruments} skeleton={skeleton}>
      {({ rows }) => (
        <ul className={grid}>
          {rows
            .filter(({ kind }) => kind === 'index')
            .map((index) => (
              <li key={index.symbol}>
                <IndexCard index={index} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}
