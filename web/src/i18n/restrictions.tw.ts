import { tw } from '@bahi/contract/restrictions/reasons.tw.ts';
import type { RestrictionWords } from './restrictions.en.ts';

const texts: RestrictionWords = {
  ...tw,
  title: '此帳戶的限制',
  inForce: '生效中',
  reasonLabel: '原因',
  rule: '依據',
  ruleOf: (rule) => `使用者條款 ${rule}`,
  caseNumber: '案件編號',
  since: '開始時間',
  until: '結束時間',
  noEnd: '未設定期限',
  lifted: '已解除',
  ended: '已結束',
  why: '結束原因',
  said: '我們給您的說明',
  isOwn: '此限制由您要求，請自行解除。',
  endIt: '解除凍結',
  seeIt: '查看原因、期限與申訴',

  appeal: '申訴',
  appealAgain: '再次申訴',
  appealBody: '由非原決定者的另一位人員審閱，並於此處及您的訊息中答覆。',
  appealText: '為何應解除此限制？',
  appealHint: '至少 10 個字：發生了什麼事，有何佐證。',
  enterAppeal: '請至少輸入 10 個字',
  sendAppeal: '送出申訴',
  appealSent: '申訴已送出。',
  yourAppeal: '您的申訴',
  steps: {
    sent: '已送出',
    pending: '審閱中',
    promised: (time) => `最遲於 ${time} 前答覆`,
    upheld: '申訴成立：限制已解除',
    rejected: '申訴不成立：限制維持',
    ended: '答覆前限制已結束',
  },
  answer: '答覆',
};

export default texts;
