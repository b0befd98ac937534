/** The guide is offered once, runs over reloads of this device until the first order or until it is skipped, and is gone then. */
import { guideBar } from '../../shell/guide-bar.ts';
import { changeSettings } from '../../shell/settings.ts';

export async function showGuide(): Promise<void> {
  const { Guide } = await import('../guide.tsx');
  guideBar.set({ Guide });
}

export function startGuide(): void {
  changeSettings({ firstTrade: 'running' });
  showGuide().catch(() => undefined);
}
