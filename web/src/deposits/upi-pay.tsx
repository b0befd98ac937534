/** The payee as a QR code for a UPI app on another phone, and as a link for one on this phone. */
import { useConfig } from '../data/config.ts';
import { useTexts } from '../i18n/texts.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { depositTexts } from './texts.ts';
import { upiLink, type UpiPayment } from './upi-link.ts';

export default function UpiPay({ payment }: { readonly payment: UpiPayment }) {
  const t = useTexts(depositTexts);
  const { mode } = useConfig();
  const link = upiLink(payment);
  return (
    <div className="flex flex-col items-center gap-2">
      <QrCode text={link} label={t.upiCode(payment.handle)} />
      <a href={link} className="inline-flex min-h-11 items-center font-semibold text-action">
        {t.openUpi}
      </a>
      {mode === 'practice' && <p className="text-center text-small text-ink-2">{t.upiPractice}</p>}
    </div>
  );
}
