import type { MessageTable } from './server-message.ts';

const messages: MessageTable = {
  error: '錯誤',
  table: {},
};

export default messages;
