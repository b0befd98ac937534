/** home/dayTrading: a mandate for one session, asked for with everything it holds and costs; while one waits or runs it stands in the form's place. */
import { useRef } from 'react';
import { getDayMandate, getDayTradingTerms, listDayMandates } from '@bahi/contract/day-trading/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { StandingRequest } from '../requests/parts/standing-request.tsx';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ApplyForm } from './apply-form.tsx';
import { MandateSlip } from './mandate-slip.tsx';
import { mandateChip, openState, type Mandate } from './mandate-words.ts';
import { dayTradingTexts } from './texts.ts';

const waiting = { staleTimeMs: 0, refetchMs: WAITING_REFETCH_MS };

const DAY_TRADING_KEYS = [
  'dayTradingMinimum',
  'dayTradingMaximum',
  'dayTradingFeeBps',
  'dayTradingFeeMinimum',
  'dayTradingFeeMaximum',
  'dayTradingPromiseMinutes',
] as const;

export default function DayTradingScreen() {
  const t = useTexts(dayTradingTexts);
  const { mandate: linked } = useQuery('/home/dayTrading');
  const terms = useCall(getDayTradingTerms, {}, waiting);
  const list = usePagedCall(listDayMandates, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getDayMandate, { mandate: linked ?? '' }, { enabled: linked !== undefined }).data;
  // What was pressed is gone with its form: the focus stays where the request stands then.
  const request = useRef<HTMLDivElement>(null);
  const open = list.data?.find((one) => openState(one) !== null);
  const ended = list.data?.filter((one) => openState(one) === null);
  return (
    <Screen title={t.title} isNarrow>
      <div className="flex flex-col gap-5 pt-1">
        <p className="px-4 text-ink-2">{t.intro}</p>
        <div ref={request} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <Loaded from={list} empty={null}>
            {() => null}
          </Loaded>
          {open !== undefined && <Open mandate={open} />}
          {open === undefined && list.data !== undefined && (
            <Loaded from={terms}>{(now) => <ApplyForm terms={now} onSent={() => request.current?.focus()} />}</Loaded>
          )}
        </div>
        {ended !== undefined && (
          <RequestList
            list={{ ...list, data: ended }}
            opened={older === undefined || openState(older) !== null ? undefined : older}
            title={t.requests}
            row={(mandate) => <MandateRow key={mandate.id} mandate={mandate} isOpenAtFirst={mandate.id === linked} />}
            empty={open === undefined && <p className="px-4 text-small text-ink-2">{t.none}</p>}
          />
        )}
      </div>
      <AnnouncedNote keys={DAY_TRADING_KEYS} />
    </Screen>
  );
}

function Open({ mandate }: { readonly mandate: Mandate }) {
  const t = useTexts(dayTradingTexts);
  const state = openState(mandate)!;
  return (
    <>
      <StandingRequest title={t.openTitle[state]} body={t.openBody[state]}>
        <MandateSlip mandate={mandate} />
      </StandingRequest>
      {state === 'running' && (
        <div className="px-4">
          <Button isWide href={href('/market/index')}>
            {t.toMarket}
          </Button>
        </div>
      )}
    </>
  );
}

function MandateRow({ mandate, isOpenAtFirst }: { readonly mandate: Mandate; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(dayTradingTexts);
  return (
    <RequestRow
      title={t.mandate.title}
      amount={formatAmount(mandate.amount)}
      at={mandate.createdAt}
      chip={mandateChip(mandate, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <MandateSlip mandate={mandate} />
    </RequestRow>
  );
}
