/** Many switches over one command: each shows at once what was asked, they are sent one after another, and a refusal shows again what is true. */
import { useRef } from 'react';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { getNotificationSettings, setNotification } from '@bahi/contract/notifications/calls.ts';
import { putAnswer } from '../data/query-client.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { toast } from '../shell/toast.ts';

export type Settings = OutputOf<typeof getNotificationSettings>;
type Turn = InputOf<typeof setNotification>;
export type Medium = Turn['medium'];

export function useSwitches(settings: Settings, retry: () => void): (turn: Turn) => void {
  const text = useRefusalText();
  const waiting = useRef<Turn[]>([]);
  const isSending = useRef(false);
  const command = useCommand(setNotification, {
    onDone: next,
    onRefused(refusal, message) {
      waiting.current = [];
      isSending.current = false;
      retry();
      toast(text(refusal, message));
    },
  });

  function next(): void {
    const turn = waiting.current.shift();
    isSending.current = turn !== undefined;
    if (turn === undefined) retry();
    else command.send(turn);
  }

  return (turn) => {
    const groups = settings.groups.map((row) =>
      row.group === turn.messageGroup ? { ...row, [turn.medium]: turn.isTold } : row,
    );
    putAnswer(getNotificationSettings, {}, { ...settings, groups });
    waiting.current.push(turn);
    if (!isSending.current) next();
  };
}
