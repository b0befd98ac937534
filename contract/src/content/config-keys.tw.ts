/** Traditional Chinese: what each key of the configuration of the firm is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { content as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  firmName: {
    name: '公司：法定名稱',
    meaning: '營運此系統的公司法定名稱；沒有公司時留空。',
  },
  firmRegulator: {
    name: '公司：主管機關',
    meaning: '監管該公司的主管機關。',
  },
  firmRegistration: {
    name: '公司：登記編號',
    meaning: '該公司在主管機關公開名冊中的編號。',
  },
  firmRegisterLink: {
    name: '公司：名冊連結',
    meaning: '該公司在公開名冊中的網址。',
  },
  firmCustodian: {
    name: '公司：保管機構',
    meaning: '保管客戶款項與證券的機構。',
  },
  firmComplaints: {
    name: '申訴專員',
    meaning: '負責處理申訴者的姓名與地址。',
  },
  firmComplaintsLink: {
    name: '主管機關申訴',
    meaning: '主管機關受理申訴的網址。',
  },
};
