/** The codes of an authenticator (RFC 6238): six digits, by the half minute. */
import { Secret, TOTP } from 'otpauth';

export const TOTP_PERIOD_S = 30;

/** The time step of a code that is right now, or was or will be half a minute away; null: none. Blanks may stand in it. */
export function totpStep(secret: Buffer, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  // The library takes whatever has six characters, and throws where these are not six bytes.
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = TOTP.validate({
    token,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: TOTP_PERIOD_S,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : TOTP.counter({ period: TOTP_PERIOD_S, timestamp: now }) + delta;
}
