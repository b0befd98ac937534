/**
 * The code a change of what guards the account asks for: of the authenticator, a recovery code, or of a message to the bound
 * phone, whichever there is. A message is sent only when asked for.
 */
import { useState } from 'react';
import { requestCode } from '@bahi/contract/security/calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { formatTime } from '@bahi/core/format.ts';
import { useServerNow } from '../data/clock.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { securityTexts } from './texts.ts';

/** Where a code can come from: the state of the account's guards. */
export interface CodeSources {
  readonly hasTotp: boolean;
  readonly maskedPhone: string | null;
  readonly canSendCodes: boolean;
}

/** The phone a code can be sent to, if any. */
export function codePhone({ maskedPhone, canSendCodes }: CodeSources): string | null {
  return canSendCodes ? maskedPhone : null;
}

export function hasCodeSource(sources: CodeSources): boolean {
  return sources.hasTotp || codePhone(sources) !== null;
}

export interface CodeFieldProps {
  readonly field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'error'>;
  readonly sources: CodeSources;
  readonly purpose: InputOf<typeof requestCode>['purpose'];
}

export function CodeField({ field, sources, purpose }: CodeFieldProps) {
  const t = useTexts(securityTexts);
  const phone = codePhone(sources);
  const hint = phone === null ? t.code.ofApp : sources.hasTotp ? t.code.ofEither(phone) : t.code.ofMessage(phone);
  return (
    <div className="flex flex-col gap-2">
      <TextField {...field} label={t.code.label} hint={hint} autoComplete="one-time-code" maxLength={12} isRequired />
      {phone !== null && <SendCode input={{ purpose }} label={t.code.send(phone)} />}
    </div>
  );
}

export type SentCode = OutputOf<typeof requestCode>;

/** Sends a code; then says where it went, until when it is good, and when the next one can be had. */
export function SendCode({
  input,
  label,
  first = null,
}: {
  readonly input: InputOf<typeof requestCode>;
  readonly label: string;
  /** One that was sent already. */
  readonly first?: SentCode | null;
}) {
  const t = useTexts(securityTexts);
  const text = useRefusalText();
  const [sent, setSent] = useState(first);
  const command = useCommand(requestCode, { onDone: setSent });
  const now = useServerNow();
  const { state } = command;
  const isWaiting = sent !== null && sent.nextAt > now;
  return (
    <div className="flex flex-col gap-2">
      {sent !== null && (
        <p role="status" className="text-small">
          {t.code.sent(sent.sentTo, formatTime(sent.validUntil, marketZone()))}
        </p>
      )}
      {state.phase === 'refused' && (
        <p role="alert" className="text-small font-medium text-error">
          {text(state.refusal, state.message)}
        </p>
      )}
      <UnknownResultCard command={command} />
      {isWaiting ? (
        <p className="text-small text-ink-2">
          {t.code.wait} <Countdown to={sent.nextAt} />
        </p>
      ) : (
        <span>
          <Button variant="outline" size="medium" isBusy={command.isBusy} onClick={() => command.send(input)}>
            {sent === null ? label : t.code.sendAgain}
          </Button>
        </span>
      )}
    </div>
  );
}
