/** English texts of a draw's proof. Times, levels and dates arrive formatted; counts as numbers. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const lots = (count: number) => plural(count, { one: '# lot', other: '# lots' });

/** `application`: what is drawn among, as its desk calls it. */
const textsFor = (application: 'application' | 'request', Application: 'Application' | 'Request') => ({
  title: 'Proof of the draw',
  unknown: 'This offer does not exist.',
  toOffers: 'See IPOs',
  intro:
    'Nobody can choose a winner, not even us. Three things decide together, and each was fixed and published before the next was known.',
  calledOff: 'This offer was called off before its draw. Nothing is drawn.',
  timeline: 'What is public, and since when',
  steps: {
    sealed: 'Secret number sealed',
    closed: `List of ${application}s frozen`,
    closes: `List of ${application}s is frozen`,
    level: 'Public value known',
    levelAhead: 'Public value becomes known',
    drawn: 'Secret number revealed, winners drawn',
    draw: 'Secret number is revealed, winners are drawn',
  },
  sealedBody: `Before the first ${application}: with its fingerprint public, neither the number nor the terms can change.`,
  listBody: (count: number) =>
    `${plural(count, { one: `# ${application}`, other: `# ${application}s` })}. With the fingerprint public, none can be added, changed or left out.`,
  listAhead: 'The fingerprint of the list becomes public then, before the public value is known.',
  levelBody: (index: string, date: string) =>
    `The closing level of ${index} on ${date}: made by the market, known to all.`,
  levelWas: (index: string, date: string, level: string) => `${index} closed on ${date} at ${level}.`,
  levelSource: 'Source: this market’s daily record of that session, fixed at its close.',
  levelRule: (dates: string) =>
    `The level is that of the first of these sessions to be recorded in full, from open to close: ${dates}. This was fixed when the offer opened.`,
  skipped: {
    close_missed: (date: string) => `${date} does not count: our server was down when that session closed.`,
    minutes_missed: (date: string) => `${date} does not count: our server was down for some minutes of that session.`,
    no_session: (date: string) => `${date} does not count: there was no trading.`,
    told_late: (date: string) =>
      `${date} does not count: it had already closed when we published that the session before it was skipped.`,
  },
  skippedAt: (time: string) => `Published in the log of draws at ${time}.`,
  toIndex: 'See the index',
  drawAhead:
    'Two members of staff start it. If they do not, it starts automatically one working day later. If no level is recorded, everyone gets all their money back.',
  commitment: 'Commitment',
  listHash: 'Fingerprint of the list',
  seed: 'Secret number',
  resultHash: 'Fingerprint of the result',
  left: 'Time left:',
  copy: (what: string) => `Copy: ${what}`,

  check: {
    title: 'Check it yourself',
    body: 'The published list is read, and the draw is drawn again on this device. It takes a moment and changes nothing.',
    action: 'Check this draw',
    again: 'Check it again',
    reading: 'Reading the published list …',
    checking: 'Drawing again on this device …',
    failed: 'The published list could not be read. Nothing was checked.',
  },
  holds: 'The draw holds',
  fails: 'This draw does not hold',
  failsBody: (count: number) => plural(count, { one: '# thing differs.', other: '# things differ.' }),
  notADraw: 'The published file is no whole draw.',
  took: (seconds: string) => `Checked in ${seconds} s on this device.`,
  checks: {
    sealed: 'The secret number is the one that was sealed',
    list: 'The list is the one that was frozen',
    level: 'The public value is the one named beforehand',
    winners: 'The winners are those that follow from the three',
    logged: 'Each was published in its time',
  },
  checked: {
    sealed: 'Number and terms make exactly the commitment published at the opening.',
    list: (count: number, lotsText: number) =>
      `${plural(count, { one: `# ${application}`, other: `# ${application}s` })} for ${lots(lotsText)} make exactly the fingerprint published at the close; each stands there once, and nobody more often than allowed.`,
    persons: (applications: number, persons: number) =>
      `${plural(applications, { one: `# ${application}`, other: `# ${application}s` })} from ${plural(persons, { one: '# verified person', other: '# verified persons' })}: opening more accounts does not allow more ${application}s.`,
    level: (index: string, date: string, level: string) =>
      `${index}, ${date}: ${level}. It became known after the list was frozen.`,
    winners: (tickets: number, winners: number, won: number) =>
      `All ${formatQuantity(tickets)} tickets were put in order again: ${plural(winners, { one: `# ${application} wins`, other: `# ${application}s win` })} ${lots(won)}, the same as published.`,
    logged: (commitment: string, list: string, result: string) =>
      `The public log of draws, a chain of fingerprints, has the commitment since ${commitment}, the list since ${list} and the result since ${result}.`,
  },
  logUnread: 'The log of draws could not be read for this draw. The rest was checked without it.',
  logCovered: (checkpoint: string) =>
    `Checkpoint ${checkpoint} of the books covers all of it: nothing can be swapped unnoticed.`,
  logUncovered: 'The next checkpoint of the books, within an hour, will cover all of it.',
  what: {
    commitment: 'commitment',
    list: 'list',
    persons: 'number of persons',
    gap: 'skipped session',
    result: 'result',
  },
  yes: 'holds',
  no: 'differs',

  own: {
    title: 'My tickets',
    visitor: 'Only you see where your own tickets stand.',
    logIn: 'Log in to see them',
    none: `You have no ${application} in this draw.`,
    application: (number: string) => `${Application} ${number}`,
    won: (count: number) => `won ${lots(count)}`,
    notWon: 'not won',
    line: (won: number, tickets: number) =>
      won === tickets
        ? `Everybody who applied wins: there are lots for all ${plural(tickets, { one: '# ticket', other: '# tickets' })}.`
        : `${plural(tickets, { one: '# ticket', other: '# tickets' })}, put in order by the draw. Places 1 to ${formatQuantity(won)} win.`,
    ticket: (lot: number) => `Ticket ${formatQuantity(lot)}`,
    oneTicket: 'Its ticket',
    wins: 'wins',
    place: (place: number) => `place ${formatQuantity(place)}`,
    more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  },

  file: {
    title: 'Check it without us',
    body: 'The file has everything. With the open source code on any computer, or with sha256sum and openssl alone:',
    save: 'Save the file',
    saveLog: 'Save the log of draws',
    copy: 'Copy the command',
  },

  finding: {
    malformed: (field: string) => `The field “${field}” is missing or unreadable.`,
    seed_differs: 'The secret number is not the one that was sealed.',
    commitment_differs:
      'The terms, or the fingerprint of the secret number, were changed: they do not make the commitment.',
    level_early: `The public value was known before the ${application}s closed.`,
    skipped_differ: 'The sessions that were skipped are not those named beforehand, in the order given then.',
    application_doubled: (id: string) => `${Application} ${id} is there more than once.`,
    application_misplaced: (id: string) => `${Application} ${id} is not in its place.`,
    application_missing: (id: string) => `${Application} ${id} won, and is not in the list.`,
    applications_exceeded: (customer: string, count: number, maximum: number) =>
      `Customer ${customer} has ${formatQuantity(count)} ${application}s; ${formatQuantity(maximum)} allowed.`,
    count_differs: (stated: number, counted: number) =>
      `The list says ${formatQuantity(stated)} ${application}s; ${formatQuantity(counted)} are there.`,
    persons_differ: (stated: number, counted: number) =>
      `The list says ${formatQuantity(stated)} persons; ${formatQuantity(counted)} are there.`,
    lots_differ: (stated: number, counted: number) =>
      `The list says ${lots(stated)}; its ${application}s make ${formatQuantity(counted)}.`,
    list_differs: 'The list was changed: it is not the one that was drawn from.',
    list_hash_differs: 'The fingerprint of the list was changed.',
    level_differs: 'The public value is not the one that was drawn with.',
    key_differs: 'The key was changed: the three do not make it.',
    winner_added: (id: string, count: number) => `${Application} ${id} did not win, and is given ${lots(count)}.`,
    winner_missing: (id: string, count: number) => `${Application} ${id} won ${lots(count)}, and is left out.`,
    winner_changed: (id: string, stated: number, computed: number) =>
      `${Application} ${id} won ${lots(computed)}, and is given ${formatQuantity(stated)}.`,
    winner_misplaced: (id: string) => `Winner ${id} is not in its place.`,
    own_missing: (id: string) => `Your ${application} ${id} is not in the list.`,
    own_lots_differ: (id: string, stated: number, known: number) =>
      `Your ${application} ${id} is for ${lots(known)}, and stands in the list with ${lots(stated)}.`,
    own_result_differs: (id: string, stated: number, known: number) =>
      `Your ${application} ${id} won ${lots(stated)} by the draw, and your account says ${lots(known)}.`,
    cutoff_differs: 'The last key that won is another.',
    result_hash_differs: 'The fingerprint of the result was changed.',
    foreign: {
      commitment: 'The commitment is not the one that was published at the opening.',
      listHash: 'The fingerprint of the list is not the one that was published at the close.',
      level: 'The public value is not the one that was published.',
      resultHash: 'The result is not the one that was published.',
    },
  },
  logFinding: {
    malformed: (field: string) => `The log of draws is unreadable: “${field}”.`,
    entry_misplaced: (number: number) => `Entry ${formatQuantity(number)} of the log is not in its place.`,
    entry_changed: (number: number) => `Entry ${formatQuantity(number)} of the log was changed.`,
    entries_missing: 'The checkpoint has entries that the log has not.',
    path_differs: 'The log does not lead to the root of the checkpoint.',
    checkpoint_changed: 'The checkpoint was changed: its fingerprint does not fit.',
    checkpoint_foreign: 'This checkpoint is not one that was published.',
    not_logged: (what: string) => `Not in the log: the ${what}.`,
    logged_otherwise: (what: string) => `The log has another ${what}.`,
    logged_twice: (what: string) => `The log has more than one ${what}.`,
    logged_backdated: (what: string) => `The log gives the ${what} an earlier time than what it has before it.`,
    commitment_late: `The commitment was published only after the ${application}s had closed.`,
    list_late: 'The list was published only after the public value was known.',
    gap_late: 'The session used instead had already closed when it was published that one was skipped.',
  },
});

export type ProofTexts = ReturnType<typeof textsFor>;
export const ofRequests = textsFor('request', 'Request');

export default textsFor('application', 'Application');
