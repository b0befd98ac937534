/** What home asks first. */
import { expect, test } from 'vitest';
import { tasksInOrder, type Task, type TaskFacts } from './tasks-in-order.ts';

const quiet: TaskFacts = { isRestricted: false, isWarned: false, unread: 0, isNew: false };

test.each<[string, Partial<TaskFacts>, readonly Task[]]>([
  ['a customer who has traded is asked for identity and money', {}, ['deadline', 'money']],
  ['a newcomer verifies before the first trade', { isNew: true }, ['deadline', 'money', 'begin']],
  ['and reads last what signing up left unread', { isNew: true, unread: 1 }, ['deadline', 'money', 'begin', 'unread']],
  ['one who has traded reads first', { unread: 2 }, ['deadline', 'unread']],
  ['a position close to its close-out comes before all', { isWarned: true, unread: 2 }, ['warned']],
  ['a restriction leaves only what ends with a deadline', { isRestricted: true, unread: 1, isNew: true }, ['deadline']],
  ['and never hides a position that can still be closed', { isRestricted: true, isWarned: true }, ['warned']],
])('%s', (_scenario, facts, order) => expect(tasksInOrder({ ...quiet, ...facts })).toEqual(order));
