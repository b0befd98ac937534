/** information/bankList: the cards and wallets money may go to, with what may be done with each (rules §7). */
import { Suspense, lazy, useState } from 'react';
import { listDestinations, removeDestination, setDefaultDestination } from '@bahi/contract/destinations/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { AnnouncedNote } from '../configuration/parts/announced-note.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FrozenNote } from '../restrictions/parts/frozen-note.tsx';
import { useFrozen } from '../restrictions/parts/frozen.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Segments } from '../ui/segments.tsx';
import { SlipRow, Slip } from '../ui/slip.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { CardEntry, WalletEntry } from './destination-entry.tsx';
import { cardName, walletName, type Card, type Wallet } from './names.ts';
import { destinationTexts } from './texts.ts';

const WalletQrSheet = lazy(() => import('./wallet-qr-sheet.tsx'));

const DESTINATION_KEYS = ['newDestinationHours'] as const;

type Destinations = OutputOf<typeof listDestinations>;
type Tab = 'cards' | 'wallets';

export default function BankListScreen() {
  const t = useTexts(destinationTexts);
  const tab: Tab = useQuery('/information/bankList').tab === 'wallets' ? 'wallets' : 'cards';
  const destinations = useCall(listDestinations, {});
  const tabs = [
    { key: 'cards', text: t.cards },
    { key: 'wallets', text: t.wallets },
  ] as const;
  return (
    <Screen
      title={t.title}
      isNarrow
      subBar={
        <Segments label={t.kinds} look="line" items={tabs} value={tab} onChange={(next) => setQuery({ tab: next })} />
      }
      footer={<AddButton tab={tab} destinations={destinations.data} />}
    >
      <FrozenNote />
      <div role="tabpanel" aria-label={tab === 'cards' ? t.cards : t.wallets}>
        <Loaded from={destinations}>{(all) => <DestinationList key={tab} tab={tab} all={all} />}</Loaded>
      </div>
      <AnnouncedNote keys={DESTINATION_KEYS} />
    </Screen>
  );
}

function AddButton({ tab, destinations }: { readonly tab: Tab; readonly destinations: Destinations | undefined }) {
  const t = useTexts(destinationTexts);
  const isFull = destinations !== undefined && destinations[tab].length >= destinations.maximum;
  return (
    <Button
      isWide
      href={href(tab === 'cards' ? '/information/addBankCard' : '/information/usdtAddress')}
      blockedBecause={isFull ? t.atMost(destinations.maximum) : null}
    >
      {tab === 'cards' ? t.addCard : t.addWallet}
    </Button>
  );
}

function DestinationList({ tab, all }: { readonly tab: Tab; readonly all: Destinations }) {
  const t = useTexts(destinationTexts);
  const text = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Card | Wallet | null>(null);
  const [shown, setShown] = useState<Wallet | null>(null);
  const changes = [listDestinations, getWithdrawalTerms];
  const onRefused = (refusal: Parameters<typeof text>[0], message: string) => setProblem(text(refusal, message));
  const removal = useStepUp(removeDestination, { changes, onRefused, onDone: () => toast(t.removed) });
  const choice = useCommand(setDefaultDestination, { changes, onRefused, onDone: () => toast(t.madeDefault) });
  const canChange = useFrozen().length === 0;
  const actions = {
    onRemove: (one: Card | Wallet) => {
      setProblem(null);
      setLeaving(one);
      removal.ask({ destination: one.id });
    },
    onMakeDefault: ({ id }: { readonly id: string }) => {
      setProblem(null);
      choice.send({ destination: id });
    },
    isBusy: removal.command.isBusy || choice.isBusy,
    canChange,
  };
  const isEmpty = all[tab].length === 0;
  return (
    <>
      {isEmpty && (
        <EmptyState>{tab === 'cards' ? t.noCards : all.areWalletsPaid ? t.noWallets : t.noWalletsInr}</EmptyState>
      )}
      {tab === 'wallets' && !isEmpty && !all.areWalletsPaid && (
        <div className="px-4 pt-3">
          <Nudge tone="info">{t.inrOnly}</Nudge>
        </div>
      )}
      {problem !== null && (
        <div role="alert" className="px-4 pt-3">
          <Nudge>{problem}</Nudge>
        </div>
      )}
      <div className="px-4 empty:hidden [&>*]:mt-3">
        <UnknownResultCard
          command={removal.command}
          what={leaving === null ? undefined : t.removeOf(nameOf(leaving))}
        />
        <UnknownResultCard command={choice} />
      </div>
      <ul className="flex flex-col gap-3 py-3">
        {tab === 'cards'
          ? all.cards.map((card) => <CardEntry key={card.id} card={card} holder={all.holder} {...actions} />)
          : all.wallets.map((wallet) => <WalletEntry key={wallet.id} wallet={wallet} onShow={setShown} {...actions} />)}
      </ul>
      <StepUpSheet stepUp={removal} title={t.removeTitle} action={t.remove}>
        {leaving !== null && <LeavingSlip one={leaving} waitHours={all.waitHours} />}
      </StepUpSheet>
      {shown !== null && (
        <Suspense>
          <WalletQrSheet wallet={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

function LeavingSlip({ one, waitHours }: { readonly one: Card | Wallet; readonly waitHours: number }) {
  const t = useTexts(destinationTexts);
  return (
    <>
      <Slip title={t.removeTitle} tone="sunk">
        {'bank' in one ? (
          <>
            <SlipRow label={t.bank} value={one.bank} />
            <SlipRow label={t.number} value={one.maskedNumber} />
          </>
        ) : (
          <>
            <SlipRow label={t.network} value={one.type} />
            <SlipRow label={t.address} value={one.maskedAddress} />
          </>
        )}
      </Slip>
      <p className="text-ink-2">{t.removeHint(waitHours)}</p>
    </>
  );
}

function nameOf(one: Card | Wallet): string {
  return 'bank' in one ? cardName(one) : walletName(one);
}
