/** market/stockDetailzs: an index with its chart, its figures, and what each of its members adds. Nothing to trade. */
import type { Instrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { ByAddress } from './by-address.tsx';
import { InstrumentScreen } from './instrument-screen.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MembersPanel } from './members-panel.tsx';

export default function IndexDetailScreen() {
  return (
    <ByAddress path="/market/stockDetailzs">
      {(instrument) => <Detail key={instrument.symbol} instrument={instrument} />}
    </ByAddress>
  );
}

function Detail({ instrument }: { readonly instrument: Instrument }) {
  const quote = useQuote(instrument.symbol);
  return (
    <InstrumentScreen instrument={instrument} quote={quote}>
      <KeyFigures instrument={instrument} quote={quote} />
      <MembersPanel instrument={instrument} />
    </InstrumentScreen>
  );
}
