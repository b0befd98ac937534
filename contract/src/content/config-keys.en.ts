/** English: what each key of the configuration of the firm is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { content as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  firmName: {
    name: 'Firm: legal name',
    meaning: 'The legal name of the firm that operates this install; empty where none does.',
  },
  firmRegulator: {
    name: 'Firm: regulator',
    meaning: 'The authority that supervises the firm.',
  },
  firmRegistration: {
    name: 'Firm: registration',
    meaning: 'The firm’s number in the regulator’s public register.',
  },
  firmRegisterLink: {
    name: 'Firm: register link',
    meaning: 'The address of the firm’s entry in the public register.',
  },
  firmCustodian: {
    name: 'Firm: custodian',
    meaning: 'Who holds customers’ money and securities.',
  },
  firmComplaints: {
    name: 'Complaints officer',
    meaning: 'Name and address of the person who answers complaints.',
  },
  firmComplaintsLink: {
    name: 'Regulator’s complaints',
    meaning: 'Where the regulator takes complaints.',
  },
};
