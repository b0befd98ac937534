import type { Domain } from '../house.ts';
import { MESSAGES_CASE_FILE } from './case-file.ts';
import { registerMessagesRoutes } from './routes.ts';

export const messages: Domain = {
  name: 'messages',
  caseFile: MESSAGES_CASE_FILE,
  open: (house) => ({ routes: (server) => registerMessagesRoutes(server, house) }),
};
