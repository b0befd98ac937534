/** Whether the next task stands, or it is known that there is none: what is pressed below it must not move under the finger. */
import { useEffect } from 'react';
import { createStore, useStore } from '../data/store.ts';

const taskStands = createStore(false);

export function useTaskStands(): boolean {
  return useStore(taskStands);
}

export function TaskStands(): null {
  useEffect(() => {
    taskStands.set(true);
    return () => taskStands.set(false);
  }, []);
  return null;
}
