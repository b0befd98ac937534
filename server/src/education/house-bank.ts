/** The questions of the house: questions/ has those of each lesson. */
import { bankOf } from './bank.ts';
import { answers as markets } from './questions/markets.ts';
import { questions as marketsEn } from './questions/markets.en.ts';
import { questions as marketsKo } from './questions/markets.ko.ts';
import { questions as marketsTw } from './questions/markets.tw.ts';
import { answers as orders } from './questions/orders.ts';
import { questions as ordersEn } from './questions/orders.en.ts';
import { questions as ordersKo } from './questions/orders.ko.ts';
import { questions as ordersTw } from './questions/orders.tw.ts';
import { answers as charges } from './questions/charges.ts';
import { questions as chargesEn } from './questions/charges.en.ts';
import { questions as chargesKo } from './questions/charges.ko.ts';
import { questions as chargesTw } from './questions/charges.tw.ts';
import { answers as leverage } from './questions/leverage.ts';
import { questions as leverageEn } from './questions/leverage.en.ts';
import { questions as leverageKo } from './questions/leverage.ko.ts';
import { questions as leverageTw } from './questions/leverage.tw.ts';
import { answers as shorts } from './questions/shorts.ts';
import { questions as shortsEn } from './questions/shorts.en.ts';
import { questions as shortsKo } from './questions/shorts.ko.ts';
import { questions as shortsTw } from './questions/shorts.tw.ts';
import { answers as stopLoss } from './questions/stop-loss.ts';
import { questions as stopLossEn } from './questions/stop-loss.en.ts';
import { questions as stopLossKo } from './questions/stop-loss.ko.ts';
import { questions as stopLossTw } from './questions/stop-loss.tw.ts';
import { answers as draws } from './questions/draws.ts';
import { questions as drawsEn } from './questions/draws.en.ts';
import { questions as drawsKo } from './questions/draws.ko.ts';
import { questions as drawsTw } from './questions/draws.tw.ts';
import { answers as corporateActions } from './questions/corporate-actions.ts';
import { questions as corporateActionsEn } from './questions/corporate-actions.en.ts';
import { questions as corporateActionsKo } from './questions/corporate-actions.ko.ts';
import { questions as corporateActionsTw } from './questions/corporate-actions.tw.ts';
import { answers as lending } from './questions/lending.ts';
import { questions as lendingEn } from './questions/lending.en.ts';
import { questions as lendingKo } from './questions/lending.ko.ts';
import { questions as lendingTw } from './questions/lending.tw.ts';
import { answers as loans } from './questions/loans.ts';
import { questions as loansEn } from './questions/loans.en.ts';
import { questions as loansKo } from './questions/loans.ko.ts';
import { questions as loansTw } from './questions/loans.tw.ts';
import { answers as fraud } from './questions/fraud.ts';
import { questions as fraudEn } from './questions/fraud.en.ts';
import { questions as fraudKo } from './questions/fraud.ko.ts';
import { questions as fraudTw } from './questions/fraud.tw.ts';
import { answers as rights } from './questions/rights.ts';
import { questions as rightsEn } from './questions/rights.en.ts';
import { questions as rightsKo } from './questions/rights.ko.ts';
import { questions as rightsTw } from './questions/rights.tw.ts';

export const HOUSE_BANK = bankOf({
  markets: { answers: markets, en: marketsEn, tw: marketsTw, ko: marketsKo },
  orders: { answers: orders, en: ordersEn, tw: ordersTw, ko: ordersKo },
  charges: { answers: charges, en: chargesEn, tw: chargesTw, ko: chargesKo },
  leverage: { answers: leverage, en: leverageEn, tw: leverageTw, ko: leverageKo },
  shorts: { answers: shorts, en: shortsEn, tw: shortsTw, ko: shortsKo },
  'stop-loss': { answers: stopLoss, en: stopLossEn, tw: stopLossTw, ko: stopLossKo },
  draws: { answers: draws, en: drawsEn, tw: drawsTw, ko: drawsKo },
  'corporate-actions': {
    answers: corporateActions,
    en: corporateActionsEn,
    tw: corporateActionsTw,
    ko: corporateActionsKo,
  },
  lending: { answers: lending, en: lendingEn, tw: lendingTw, ko: lendingKo },
  loans: { answers: loans, en: loansEn, tw: loansTw, ko: loansKo },
  fraud: { answers: fraud, en: fraudEn, tw: fraudTw, ko: fraudKo },
  rights: { answers: rights, en: rightsEn, tw: rightsTw, ko: rightsKo },
});
