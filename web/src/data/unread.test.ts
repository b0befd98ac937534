import { listMessages } from '@bahi/contract/messages.ts';
import { expect, test } from 'vitest';
import { messageList } from './unread.ts';

test('the path that counts unread messages is the contract’s', () => {
  expect(messageList.path).toBe(listMessages.path);
});
