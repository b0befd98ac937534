const texts = {
  title: 'Messages',
  tabs: { label: 'Parts', messages: 'Messages', alerts: 'Alerts', notes: 'This session' },
  kinds: {
    label: 'Kind of message',
    all: 'All',
    unread: 'Unread',
    alert: 'Alerts',
    order: 'Orders',
    money: 'Money',
    decision: 'Decisions',
    security: 'Security',
    notice: 'Notices',
  },
  unread: 'Unread',
  markAll: 'Mark all as read',
  markRead: (title: string) => `Mark as read: ${title}`,
  none: 'Nothing yet.',
  noneBody: 'What you should know stands here: alerts that fired, warnings about positions, decisions about requests.',
  noneOfKind: 'Nothing of this kind.',
  showAll: 'Show all messages',
  setAlert: 'Set a price alert',
  active: 'Waiting',
  fired: 'Fired',
  noAlerts: 'No alert is waiting.',
  noAlertsBody: 'Pick an instrument and set a price: you are told here once it is reached, also after a visit.',
  findInstrument: 'Pick an instrument',
  addHint: 'Pick an instrument. The bell on its page does the same.',
  alertsHint: (count: number, maximum: number) => `${count} of at most ${maximum} waiting`,
  notesHint: 'Short notes that appeared during this visit. They go when the app is closed.',
  noNotes: 'No note has appeared in this visit.',
};

export type MessageTexts = typeof texts;

export default texts;
