/** home/newStock: offers of new shares, open, upcoming, closed and auctions, as a list or in a calendar. */
import { Suspense, lazy } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Segments } from '../ui/segments.tsx';
import { OfferList } from './offer-list.tsx';
import { segments, useStockView } from './stock-view.ts';
import { newSharesTexts } from './texts.ts';

const OfferCalendar = lazy(() => import('./offer-calendar.tsx'));

export default function StockScreen() {
  const t = useTexts(newSharesTexts);
  const [{ tab, isCalendar, month, day }, change] = useStockView();
  return (
    <Screen
      title={t.title}
      actions={
        <>
          <IconButton label={t.records} href={href('/home/newStockRecord')}>
            <ReceiptText size={22} />
          </IconButton>
          <IconButton
            label={isCalendar ? t.calendar.list : t.calendar.toggle}
            onClick={() => change({ isCalendar: !isCalendar, month: null, day: null })}
          >
            {isCalendar ? <List size={22} /> : <CalendarDays size={22} />}
          </IconButton>
        </>
      }
      subBar={
        isCalendar ? undefined : (
          <Segments
            look="line"
            label={t.segments.label}
            value={tab}
            onChange={(next) => change({ tab: next })}
            items={segments.map((key) => ({ key, text: t.segments[key] }))}
          />
        )
      }
    >
      {isCalendar ? (
        <Suspense>
          <OfferCalendar month={month} day={day} onView={change} />
        </Suspense>
      ) : (
        <div role="tabpanel" aria-label={t.segments[tab]}>
          <OfferList segment={tab} onView={change} />
        </div>
      )}
    </Screen>
  );
}
