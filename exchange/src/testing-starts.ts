/** vitest's setup of the unit tests: a worker works out a market of the same seed and moment once. */
import { keepPasts } from './engine/start-state.ts';

keepPasts(24);
