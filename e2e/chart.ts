/** A chart opened in the browser, and what its journeys ask of it. */
import type { App, OpenOptions } from './app.ts';
import { logIn } from './practice.ts';

export const words = {
  en: { chart: /^Chart of Varuna Motors/, day: 'Day', indicators: 'Indicators', close: 'Close' },
  tw: { chart: /^Varuna Motors 的圖表/, day: '日', indicators: '指標', close: '收' },
} as const;

export interface ChartLook extends OpenOptions {
  readonly period?: string;
  readonly draw?: string;
}

/** The chart of Varuna Motors, signed in, with its bars. */
export async function openChart(open: (options: OpenOptions) => Promise<App>, look: ChartLook): Promise<App> {
  const language = look.language === 'tw' ? 'tw' : 'en';
  const app = await open({ ...look, language, signsIn: true });
  await logIn(app, 'priya');
  const draw = look.draw === undefined ? '' : `&draw=${look.draw}`;
  await app.goTo(`#/market/stockDetail?symbol=VRM&period=${look.period ?? 'day'}${draw}`);
  await chartOf(app, language).locator('canvas').first().waitFor();
  const name = look.period === undefined ? { name: words[language].day, exact: true } : {};
  await app.page.getByRole('tabpanel', name).getByText(words[language].close, { exact: true }).first().waitFor();
  return app;
}

export function chartOf({ page }: App, language: 'en' | 'tw' = 'en') {
  return page.getByRole('slider', { name: words[language].chart });
}

export async function boxOf(chart: ReturnType<typeof chartOf>) {
  const box = await chart.boundingBox();
  if (box === null) throw new Error('the chart has no place');
  return box;
}
