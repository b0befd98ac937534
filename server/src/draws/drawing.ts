/** Draws that take longer than an order may wait run in a thread of their own: two million tickets take ten seconds. */
import { Worker } from 'node:worker_threads';
import { computeDraw, type DrawDone, type DrawWork } from './work.ts';

/** Some ten milliseconds. */
const TICKETS_AT_ONCE = 2_000;

export async function runDraw(work: DrawWork): Promise<DrawDone> {
  const lots = work.list.lots.reduce((sum, each) => sum + each, 0);
  return lots <= TICKETS_AT_ONCE ? computeDraw(work) : inThread(work);
}

function inThread(work: DrawWork): Promise<DrawDone> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: work });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread of a draw ended with ${code}`)));
  });
}
