/** Offers the guide to whoever has never ordered anything. */
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSettings } from '../../shell/settings.ts';
import { Button } from '../../ui/button.tsx';
import { firstTradeTexts } from '../texts.ts';
import { startGuide } from './start-guide.ts';

export default function GuideButton() {
  const t = useTexts(firstTradeTexts);
  const { firstTrade } = useSettings();
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  if (firstTrade !== 'offered' || orders.data?.total !== 0) return null;
  return (
    <Button variant="outline" size="medium" onClick={startGuide}>
      {t.start}
    </Button>
  );
}
