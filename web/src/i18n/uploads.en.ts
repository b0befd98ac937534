const texts = {
  takePhoto: 'Take a photo',
  chooseFile: 'Choose a file',
  dropHere: 'Or drop it here. JPG, PNG or WebP.',
  formats: 'JPG, PNG or WebP.',
  replace: 'Replace',
  remove: 'Remove',
  retry: 'Try again now',
  of: (action: string, label: string) => `${action}: ${label}`,
  preview: (label: string) => `${label}, as it was sent`,
  preparing: 'Making it smaller…',
  sending: (percent: number) => `Sending, ${percent}%`,
  progress: 'Sent so far',
  waiting: 'No connection. Sending continues automatically; the photo stays here.',
  waitingServer: 'No answer yet. It is sent again automatically, and counts once.',
  kept: 'Received',
  keptBefore: (time: string) => `Received ${time}. Photos are not kept in the browser, so it is not shown here.`,
  failed: 'We could not receive it. Nothing is lost. Try again.',
  stays: 'The photo received before stays.',
  stillSending: 'A photo is still being sent.',
};

export type UploadTexts = typeof texts;
export default texts;
