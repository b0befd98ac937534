/** The thread of one draw (drawing.ts starts it). */
import { parentPort, workerData } from 'node:worker_threads';
import { computeDraw, type DrawWork } from './work.ts';

parentPort!.postMessage(computeDraw(workerData as DrawWork));
