/** Whether the server has a newer build than this page is of. What finds out and says so comes later (app-copy.ts). */
import type { ComponentType } from 'react';
import { createStore } from '../data/store.ts';

export interface NewVersion {
  readonly Note: ComponentType<{ readonly isAtRoot: boolean }>;
  /** A file of this page's build is gone: without the newer one it does not go on. */
  readonly isNeeded: boolean;
}

export const newVersion = createStore<NewVersion | null>(null);

const ASKED_MS = 3_000;

/** Asked of the server itself: its page names other scripts than this one began with. */
export async function isOfOldBuild(): Promise<boolean> {
  try {
    // With a query, which the copy of the app does not answer.
    const answer = await fetch('/?now', { cache: 'no-store', signal: AbortSignal.timeout(ASKED_MS) });
    const page = await answer.text();
    // What a network answers in its place is no page of ours.
    return page.includes('id="root"') && !ownScripts().every((source) => page.includes(`"${source}"`));
  } catch {
    return false;
  }
}

function ownScripts(): readonly string[] {
  return Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src')!);
}

let start = () => location.reload();

export function startNewVersion(): void {
  start();
}

/** By the copy of the app, which would answer with its own build again. */
export function startBy(other: () => void): void {
  start = other;
}
