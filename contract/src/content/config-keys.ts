/** Who operates an install, as its texts say (rules T1); empty where no firm does. */
import { key } from '../config-key.ts';

export const content = {
  firmName: key('text', 'house'),
  firmRegulator: key('text', 'house'),
  firmRegistration: key('text', 'house'),
  firmRegisterLink: key('link', 'house'),
  firmCustodian: key('text', 'house'),
  firmComplaints: key('text', 'house'),
  firmComplaintsLink: key('link', 'house'),
};
