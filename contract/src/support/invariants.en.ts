/** English words of what the auditor checks of tickets; its sentence stands beside the query in the server. */
export const texts = {
  ticket_waits_for_whom_it_says: { title: 'A ticket waits for whom its thread says' },
};
