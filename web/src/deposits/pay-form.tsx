/** Channel, payee, receipt, send: the three steps of a payment on one page, so that nothing has to be remembered. */
import { useEffect } from 'react';
import { createDeposit, getDepositTerms, listDeposits } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { invalidate } from '../data/query-client.ts';
import { useCredentials } from '../data/session.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useUpload } from '../data/use-upload.ts';
import { usePracticeWords } from '../i18n/practice.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { go, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { UploadTile } from '../ui/upload-tile.tsx';
import { useForm } from '../ui/use-form.ts';
import { ClosedNote } from './closed-note.tsx';
import { PayeeSlip } from './payee-slip.tsx';
import { depositTexts } from './texts.ts';
import { keepUnsentReceipt, unsentReceipt } from './unsent-receipt.ts';

type Terms = OutputOf<typeof getDepositTerms>;

/** Which field a refusal belongs beside. */
const fieldOf: Readonly<Record<string, 'proof' | 'channelPassword'>> = {
  'uploads.unknown': 'proof',
  'deposits.channel_password_wrong': 'channelPassword',
};

export function PayForm({ amount, terms }: { readonly amount: string; readonly terms: Terms }) {
  const t = useTexts(depositTexts);
  const uploads = useUploadTexts();
  const text = useRefusalText();
  const words = usePracticeWords();
  const { isOnline } = useConnection();
  const { channel: asked } = useQuery('/information/rechargeChannel');
  const channel = terms.channels.find(({ id }) => id === asked) ?? terms.channels[0]!;
  const account = useCredentials()?.account ?? '';
  const proof = useUpload('deposit_proof', unsentReceipt(account, amount));
  const { kept } = proof;
  useEffect(() => keepUnsentReceipt(account, amount, kept), [account, amount, kept]);
  const shown = formatAmount(amount);
  const form = useForm({
    initial: { proof: '', channelPassword: '' },
    rules: {
      proof: () => (proof.kept === null && !proof.isBusy ? t.addReceipt : null),
      channelPassword: (value) => (channel.hasPassword && value === '' ? t.enterChannelPassword : null),
    },
    onSubmit({ channelPassword }) {
      if (proof.kept === null) return;
      const password = channel.hasPassword ? { channelPassword } : {};
      command.send({ channel: channel.id, amount, proof: proof.kept.id, ...password });
    },
  });
  const command = useCommand(createDeposit, {
    onDone({ id }) {
      keepUnsentReceipt(account, amount, null);
      go('/information/fundRecord', { tab: 'deposits', deposit: id }, { replace: true });
      toast(t.sent);
      invalidate(getDepositTerms, listDeposits);
    },
    onRefused(refusal, message) {
      const said = text(refusal, message);
      const field = fieldOf[refusal.code];
      if (field === undefined) form.reject({}, said);
      else form.reject({ [field]: said });
      if (refusal.code === 'uploads.unknown') proof.sendAgain();
      // Pending already, closed, or a channel that is gone: the page shows what is the case now.
      invalidate(getDepositTerms);
    },
  });
  const isPractice = channel.isPractice;
  // The receipt is no field of the form: what asked for it goes when it is there.
  const isAnswered = kept !== null && form.errors.proof === t.addReceipt;
  const summary = isAnswered ? form.summary.filter(({ text: said }) => said !== t.addReceipt) : form.summary;
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5 px-4 pt-2">
      <ErrorSummary form={{ ...form, summary }} />
      {!terms.isOpen && <ClosedNote terms={terms} />}
      {isPractice && <Nudge>{t.practice}</Nudge>}
      <section aria-label={t.channel} className="flex flex-col gap-2">
        <h2 className="font-semibold">{t.channel}</h2>
        <RadioCards
          label={t.channel}
          value={channel.id}
          items={terms.channels.map(({ id, name, kind, minimum, maximum }) => ({
            key: id,
            title: words(name),
            detail: `${t.kind[kind]} · ${t.channelLimits(formatAmount(minimum), formatAmount(maximum))}`,
          }))}
          onChange={(id) => setQuery({ channel: id })}
        />
      </section>
      <PayeeSlip channel={channel} amount={shown} reference={terms.reference} />
      <section aria-label={t.receipt} className="flex flex-col gap-2">
        <h2 className="font-semibold">{t.receipt}</h2>
        <UploadTile
          upload={proof}
          id="field-proof"
          label={t.receiptLabel}
          hint={t.receiptHint}
          error={isAnswered ? null : form.errors.proof}
        />
      </section>
      {channel.hasPassword && (
        <PasswordField
          {...form.field('channelPassword')}
          label={t.channelPassword}
          hint={t.channelPasswordHint}
          autoComplete="current-password"
          isRequired
        />
      )}
      <UnknownResultCard command={command} what={t.send(shown)} slow={t.slow} />
      <Button type="submit" isWide isBusy={command.isBusy} blockedBecause={blockedBecause()}>
        {isPractice ? t.sendPractice(shown) : t.send(shown)}
      </Button>
      <p className="text-small text-ink-2">{t.staffNever}</p>
    </form>
  );

  function blockedBecause(): string | null {
    if (!isOnline) return t.offline;
    if (!terms.isOpen)
      return text({ code: 'deposits.window_closed', params: { from: terms.from, until: terms.until } });
    return proof.isBusy ? uploads.stillSending : null;
  }
}
