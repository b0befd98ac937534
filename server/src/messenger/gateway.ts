/** The port to whoever carries messages: to phones by e-mail (smtp.ts) or by an HTTP call (sms.ts), to mailboxes by e-mail. */
export interface Gateway {
  /** Null: it was taken. The same `id` again is the same message. */
  send(message: Content & { readonly id: bigint }): Promise<GatewayFailure | null>;
}

export type Content =
  | { readonly phone: string | null; readonly text: string }
  | { readonly email: string; readonly subject: string; readonly text: string };

export interface GatewayFailure {
  /** What went wrong as the transport names it: "ESOCKET", "EAUTH", "ECONNREFUSED", "status". */
  readonly gateway: string;
  /** Of SMTP or HTTP. */
  readonly response: number | null;
  /** It will never be taken. */
  readonly isFinal: boolean;
}

/** An attempt ends after this; shorter than any pause between two. */
export const GATEWAY_TIMEOUT_MS = 15_000;
