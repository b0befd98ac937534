/** English words of what the auditor checks of trigger orders; its sentence stands beside the query in the server. */
export const texts = {
  trigger_has_its_order: { title: 'A trigger order places its one order' },
};
