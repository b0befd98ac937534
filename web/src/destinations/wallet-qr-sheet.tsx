/** A saved wallet in full with its QR code: to compare it, and to pay into it from somewhere else. */
import { getWalletAddress } from '@bahi/contract/destinations/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { walletName, type Wallet } from './names.ts';
import { destinationTexts } from './texts.ts';

export default function WalletQrSheet({ wallet, onClose }: { readonly wallet: Wallet; readonly onClose: () => void }) {
  const t = useTexts(destinationTexts);
  const found = useCall(getWalletAddress, { destination: wallet.id });
  const name = walletName(wallet);
  return (
    <Sheet isOpen onClose={onClose} title={name}>
      <Loaded from={found}>
        {({ address }) => (
          <div className="flex flex-col items-center gap-3 pt-3">
            <QrCode text={address} label={t.qrLabel(name)} />
            <div className="flex w-full items-center gap-2">
              <p className="num min-w-0 flex-1 break-all">{address}</p>
              <CopyButton text={address} label={t.copyAddress} />
            </div>
            <p className="w-full text-small text-ink-2">{t.networkHint}</p>
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
