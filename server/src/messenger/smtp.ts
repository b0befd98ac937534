/**
 * The adapter for SMTP: to a customer's own address, or to one made from the phone, as gateways from e-mail to SMS have it. A message that is sent twice,
 * because a process ended before it could write down that it was taken, carries the same Message-ID.
 */
import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../platform/env.ts';
import { GATEWAY_TIMEOUT_MS as TIMEOUT_MS, type Gateway } from './gateway.ts';

export function createSmtp(
  { host, port, isSecure, needsTls, user, password, from, to }: SmtpSettings,
  houseName: () => string,
): Gateway {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);

  return {
    async send({ id, text, ...message }) {
      try {
        await transport.sendMail({
          from,
          ...('email' in message
            ? { to: message.email, subject: message.subject }
            : { to: to.replace('{phone}', (message.phone ?? '').replaceAll(/[^0-9]/g, '')), subject: houseName() }),
          text,
          messageId: `<bahi-${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return null;
      } catch (error) {
        const { code = 'unknown', responseCode = null } = error as { code?: string; responseCode?: number };
        return { gateway: code, response: responseCode, isFinal: isRejected(code, responseCode) };
      }
    },
  };
}

/** The recipient or the message, not the sign-in: that is ours to repair, and the message may still go. */
function isRejected(code: string, response: number | null): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && response !== null && response >= 500;
}
