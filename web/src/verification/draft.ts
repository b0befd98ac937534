/**
 * What survives a reload of an unsent verification: the name, the kind of document and which photos the server has already.
 * In this tab only, for the account that wrote it. Numbers and photos never come here: they are entered again, or are
 * with the server.
 */
import { UNSENT } from '../data/unsent.ts';
import type { KeptUpload } from '../data/upload.ts';

export interface Draft {
  readonly name: string;
  readonly idType: IdType;
  readonly front: SentPhoto | null;
  readonly back: SentPhoto | null;
}

export type IdType = 'aadhaar' | 'pan';
export type SentPhoto = Pick<KeptUpload, 'id' | 'at'>;

/** An upload that is not used goes after a day; a little earlier it is no more offered. */
const PHOTO_MS = 22 * 3_600_000;

export function keepDraft(account: string, draft: Draft, storage: Storage = sessionStorage): void {
  storage.setItem(UNSENT.verification, JSON.stringify({ account, ...draft }));
}

export function readDraft(
  { account, now }: { readonly account: string; readonly now: number },
  storage: Storage = sessionStorage,
): Draft | null {
  try {
    const kept = JSON.parse(storage.getItem(UNSENT.verification) ?? 'null') as
      | (Draft & { readonly account: string })
      | null;
    if (kept === null || kept.account !== account) return null;
    const fresh = (photo: SentPhoto | null) => (photo !== null && now - photo.at < PHOTO_MS ? photo : null);
    const { name, idType } = kept;
    return { name, idType: idType === 'pan' ? 'pan' : 'aadhaar', front: fresh(kept.front), back: fresh(kept.back) };
  } catch {
    return null;
  }
}

export function dropDraft(storage: Storage = sessionStorage): void {
  storage.removeItem(UNSENT.verification);
}
