/** What leads a newcomer through a first trade, above the screens while it runs (web/src/first-trade/). */
import type { ComponentType } from 'react';
import { createStore } from '../data/store.ts';

export const guideBar = createStore<{ readonly Guide: ComponentType } | null>(null);
