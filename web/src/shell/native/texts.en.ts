const texts = {
  locked: 'App locked',
  unlock: 'Unlock app',
  logOut: 'Log out',
  reason: 'Unlock app',
  cancel: 'Cancel',
  noScreenLock: 'First set a screen lock in your phone’s settings.',
};

export default texts;
export type LockTexts = typeof texts;
