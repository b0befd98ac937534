import type { MessageTable } from './server-message.ts';

const messages: MessageTable = {
  error: 'Error',
  table: {},
};

export default messages;
