/** Title and logo come from the configuration (spec §3). */
import type { Config } from '../data/config.ts';

export function applyBranding({ title, logo }: Config): void {
  if (title !== undefined && title !== '') document.title = title;
  if (logo !== undefined && logo !== '') document.querySelector('link[rel="icon"]')?.setAttribute('href', logo);
}
