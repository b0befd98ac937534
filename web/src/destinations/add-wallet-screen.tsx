/** information/usdtAddress: a wallet's address, checked by its checksum and read back by its ends before it is saved (rules §7). */
import { Suspense, lazy } from 'react';
import { addWallet, listDestinations } from '@bahi/contract/destinations/calls.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { maskAddress } from '@bahi/core/destinations.ts';
import { networks } from '@bahi/core/wallet-address.ts';
import { useTexts } from '../i18n/texts.ts';
import { safeReturn } from '../shell/hash.ts';
import { goToHash } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { Nudge } from '../ui/nudge.tsx';
import { Segments } from '../ui/segments.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { AddressSources } from './address-sources.tsx';
import { addressFault, findAddress, networkOf, type Network } from './addresses.ts';
import { Ready } from './ready.tsx';
import { InFull } from './in-full.tsx';
import type { DestinationTexts } from './texts.en.ts';
import { destinationTexts } from './texts.ts';

const Readback = lazy(() => import('./readback.tsx'));

export default function AddWalletScreen() {
  const t = useTexts(destinationTexts);
  return (
    <Screen title={t.addWallet} isNarrow>
      <Ready>
        {({ waitHours, areWalletsPaid }) => (
          <>
            {!areWalletsPaid && (
              <div className="px-4 pt-2">
                <Nudge tone="info">{t.inrOnly}</Nudge>
              </div>
            )}
            <WalletForm waitHours={waitHours} />
          </>
        )}
      </Ready>
    </Screen>
  );
}

/** Which field a refusal belongs beside. */
const fieldOf = { 'destinations.address_invalid': 'address', 'destinations.wallet_exists': 'address' } as const;

const networkItems = networks.map((network) => ({ key: network, text: network }));

function WalletForm({ waitHours }: { readonly waitHours: number }) {
  const t = useTexts(destinationTexts);
  const { return: returnTo } = useQuery('/information/usdtAddress');
  const form = useForm({
    initial: { network: 'TRC20', address: '', compared: '' },
    rules: {
      address: (value, { network }) => faultText(t, network as Network, value),
      // Of an address that is wrong there is nothing to compare.
      compared: (value, { network, address }) =>
        value === '' && addressFault(network as Network, address ?? '') === null ? t.mustCompare : null,
    },
    onSubmit: ({ network, address }) => adding.ask({ type: network, address: address.trim() }),
  });
  const network = form.values.network as Network;
  const address = form.values.address.trim();
  const isAddress = addressFault(network, address) === null;
  const adding = useStepUp(addWallet, {
    changes: [listDestinations, getWithdrawalTerms],
    onDone() {
      toast(t.walletAdded);
      goToHash(`#${safeReturn(returnTo, '/information/bankList?tab=wallets')}`, { replace: true });
    },
    onRefused: useRejected(form, fieldOf),
  });
  const setAddress = (value: string) => {
    form.set('address', value);
    form.set('compared', '');
  };
  /** Answers what is wrong with what was found. */
  const take = (found: string, from: 'paste' | 'qr'): string | null => {
    const known = findAddress(found);
    if (known === null && from === 'qr') return t.noAddress;
    if (known !== null && known.network !== network) {
      toast(t.networkChanged(known.network));
      form.set('network', known.network);
    }
    setAddress(known?.address ?? found.trim());
    form.field('address').onBlur();
    return null;
  };
  return (
    <RequestForm
      form={form}
      command={adding.command}
      action={t.addWallet}
      className="px-4 pt-2"
      sheet={
        <StepUpSheet stepUp={adding} title={t.walletTitle} action={t.addWallet}>
          <Slip title={t.walletTitle} tone="sunk">
            <SlipRow label={t.network} value={network} />
            <SlipRow label={t.address} value={maskAddress(address)} note={<InFull address={address} />} />
            <SlipRow label={t.waits} value={t.waitsHours(waitHours)} />
          </Slip>
          <Nudge>{t.irreversible}</Nudge>
        </StepUpSheet>
      }
    >
      <div className="flex flex-col gap-1">
        <span aria-hidden="true" className="text-small text-ink-2">
          {t.network}
        </span>
        <Segments
          label={t.network}
          kind="radio"
          items={networkItems}
          value={network}
          onChange={(next) => {
            form.set('network', next);
            // The rule of the address is another one now.
            form.field('address').onBlur();
          }}
        />
        <span className="text-small text-ink-2">{t.networkHint}</span>
      </div>
      <TextField
        {...form.field('address')}
        label={t.address}
        hint={t.addressHint[network]}
        autoComplete="off"
        maxLength={100}
        isRequired
        onChange={setAddress}
      />
      <AddressSources onText={take} />
      {isAddress && (
        <Suspense>
          <Readback
            address={address}
            isCompared={form.values.compared !== ''}
            onCompared={(isCompared) => form.set('compared', isCompared ? 'yes' : '')}
            error={form.errors.compared ?? null}
          />
        </Suspense>
      )}
      <Nudge>{t.irreversible}</Nudge>
      <Nudge tone="info">{t.waitHint(waitHours)}</Nudge>
    </RequestForm>
  );
}

function faultText(t: DestinationTexts, network: Network, value: string): string | null {
  switch (addressFault(network, value)) {
    case 'missing':
      return t.needBoth;
    case 'no_checksum':
      return t.noChecksum;
    case 'other_network':
      return t.otherNetwork(networkOf(value) ?? network);
    case 'invalid':
      return t.addressInvalid(network);
    case null:
      return null;
  }
}
