/**
 * A refusal is an answer, not a failure: a code with its parameters (rules T6). Services throw it from anywhere, the
 * transaction rolls back, and one place in http.ts turns it into the envelope.
 */
import { refusal, type Refusal, type RefusalCode, type RefusalParams } from '@bahi/contract/errors.ts';

export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly refusal: Refusal;
  /** The transaction commits although the command is refused: the refusal itself was written down. */
  readonly isKept: boolean;
  /** Writes what is true because it was refused, with the refusal and once as it (idempotency.ts). */
  readonly note: () => Promise<void>;

  constructor(refused: Refusal, isKept = false, note = async (): Promise<void> => {}) {
    super(refused.code);
    this.refusal = refused;
    this.isKept = isKept;
    this.note = note;
  }
}

export function refuse<C extends RefusalCode>(code: C, params: RefusalParams<C>): never {
  throw new RefusalError(refusal(code, params));
}

/** Of a call that is made once: `note` follows when what the command wrote is taken back. */
export function refuseNoting(refused: Refusal, note: () => Promise<void>): never {
  throw new RefusalError(refused, false, note);
}

/** Throws a refusal that a pure function answered with. */
export function refuseWith(refused: Refusal): never {
  throw new RefusalError(refused);
}

/** The same where there may be none. */
export function refuseIf(refused: Refusal | null): void {
  if (refused !== null) refuseWith(refused);
}
