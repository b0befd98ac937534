/** Title and logo come from the configuration (spec §3). */
import type { Config } from '../data/config.ts';

export function applyBranding({ title, logo }: Config): void {
  if (title !== undefined && title !== '') document.title = title;
  if (logo === undefined || logo === '') return;
  const icons = Array.from(document.querySelectorAll('link[rel="icon"]'));
  // Where the page has it already, its other sizes are of the same.
  if (icons.some((icon) => icon.getAttribute('href') === logo)) return;
  for (const icon of icons) icon.setAttribute('href', logo);
}
