import type { MessageTable } from './server-message.ts';

const messages: MessageTable = {
  error: '오류',
  table: {},
};

export default messages;
