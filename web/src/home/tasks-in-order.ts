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
  // Of somebody new identity, the first deposit and the first trade come first, also before the messages that signing up itself leaves unread.
  if (isNew) return unread > 0 ? ['deadline', 'money', 'begin', 'unread'] : ['deadline', 'money', 'begin'];
  return unread > 0 ? ['deadline', 'unread'] : ['deadline', 'money'];
}
