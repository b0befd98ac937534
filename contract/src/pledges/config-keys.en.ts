/** English: what each key of the configuration of pledges is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { pledges as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  pledgeMinimum: { name: 'Minimum pledge', meaning: 'The minimum amount lent against pledged shares.' },
  pledgePercent: {
    name: 'Pledge: part of the value',
    meaning: 'The most that is lent, in percent of the value of the shares at the mark price.',
  },
  pledgeWarningPercent: {
    name: 'Pledge: warning level',
    meaning: 'What is owed of the value, in percent, from which on the customer is warned.',
  },
  pledgeSalePercent: {
    name: 'Pledge: sale level',
    meaning: 'What is owed of the value, in percent, from which on shares are sold after a notice.',
  },
  pledgeNoticeHours: {
    name: 'Pledge: notice of a sale',
    meaning: 'Hours between the notice and the sale of pledged shares.',
  },
  pledgeTermDays: { name: 'Pledge terms', meaning: 'The terms of a new pledge to choose from, in days.' },
  pledgeRatePercent: {
    name: 'Yearly pledge rate',
    meaning: 'Simple interest of a new pledge. A pledge keeps the rate of its request.',
  },
  pledgePromiseMinutes: { name: 'Promise: pledge', meaning: 'How long the review of a pledge request may take.' },
  pledgeReminderDays: {
    name: 'Reminder of a due pledge',
    meaning: 'How many days before its due date a customer is reminded of a pledge.',
  },
};
