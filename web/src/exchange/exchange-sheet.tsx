/** One exchange of the list, opened. */
import { useTexts } from '../i18n/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { ExchangeSlip, type Exchange } from './exchange-slip.tsx';
import { exchangeTexts } from './texts.ts';

export default function ExchangeSheet({
  exchange,
  onClose,
}: {
  readonly exchange: Exchange;
  readonly onClose: () => void;
}) {
  const t = useTexts(exchangeTexts);
  return (
    <Sheet isOpen onClose={onClose} title={t.pairOf(exchange.from, exchange.to)}>
      <ExchangeSlip exchange={exchange} title={t.title} />
    </Sheet>
  );
}
