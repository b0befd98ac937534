const texts = {
  title: 'Notifications',
  device: 'Push',
  push: 'Push on this device',
  pushOff: 'Get messages on your lock screen, also when the app is closed.',
  pushOn: 'On until you log out on this device.',
  pushBlocked: 'Your browser blocks our notifications. Allow them in the browser’s site settings, then come back.',
  pushUnsupported: 'This browser does not support push. On an iPhone or iPad, add the app to the Home Screen first.',
  pushNotAllowed: 'Your browser did not allow notifications.',
  pushFailed: 'Your browser could not reach its push service. Try again later.',
  otherDevices: (others: number) =>
    others === 1 ? 'Push is also on for one other device.' : `Push is also on for ${others} other devices.`,
  turning: 'Turning on…',
  details: 'Show details',
  detailsHint:
    'Shows symbols and amounts in push and e-mail subjects. Anyone near your phone can read them. SMS never shows them.',

  what: 'Message types',
  mediums: { app: 'In the app', push: 'Push', sms: 'SMS', email: 'E-mail' },
  alwaysOn: 'In the app: always on',
  appHint: 'If you turn off “In the app”, we keep the message as read and do not show it on screen.',
  groups: {
    security: { name: 'Security', detail: 'Logins, passwords, devices, bank accounts and wallets' },
    risk: { name: 'Risk warnings', detail: 'Margin, forced sales and overdue loans' },
    decision: { name: 'Decisions', detail: 'Results of your requests and applications' },
    money: { name: 'Money', detail: 'Deposits, withdrawals, dividends and repayments' },
    order: { name: 'Orders', detail: 'Fills, and orders that you did not end yourself' },
    alert: { name: 'Price alerts', detail: 'Levels, changes and volume you set' },
    notice: { name: 'Notices', detail: 'VIP level, rights and reminders' },
  },
  noPhone: 'Add phone for SMS',
  noPhoneHint: 'Under Login and security',
  smsTo: (phone: string) => `We send SMS to ${phone}.`,
  addEmail: 'Add e-mail address',
  addEmailHint: 'Under Login and security',
  emailTo: (email: string) => `E-mail goes to ${email}.`,
  noEmail: 'E-mail is not available here.',
};

export default texts;
