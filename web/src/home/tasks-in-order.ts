/** Which tasks home asks after, most urgent first (screens, home/index): the first that has something to say is the one. Pure. */
export type Task = 'warned' | 'deadline' | 'unread' | 'money' | 'begin';

export interface TaskFacts {
  /** State F. Its notes stand above: here is only what it must not hide. */
  readonly isRestricted: boolean;
  /** A position is close to being closed out. */
  readonly isWarned: boolean;
  readonly unread: number;
  /** Never ordered anything. */
  readonly isNew: boolean;
}

export function tasksInOrder({ isRestricted, isWarned, unread, isNew }: TaskFacts): readonly Task[] {
  if (isWarned) return ['warned'];
  if (isRestricted) return ['deadline'];
  if (unread > 0) return ['deadline', 'unread'];
  // Identity and the first deposit come before the first trade.
  return isNew ? ['deadline', 'money', 'begin'] : ['deadline', 'money'];
}
