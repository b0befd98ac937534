/** English words of the fields that calls of identity alone have. */
export const texts = {
  consentVersion: 'your consent',
  device: 'the device',
  hasConsented: 'your consent',
  language: 'the language',
  notice: 'the notice',
};
