/** Traditional Chinese texts of stories of rights issues. */
import type { StoryText } from '../stories.ts';
import type { rights as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'rights.entitled': {
    title: '{name}：您可認購 {shares} 股新股',
    body: '您持有 {name} {held} 股，可於 {by} 前以 {amount} 認購 {shares} 股新股。若不處理，權利將失效，約放棄 {loss} 的價值。他人加認時，您可按比例取得其高於認購價的部分。',
  },
  'rights.last_day': {
    title: '{name}：認股權利即將失效',
    body: '您尚可於 {by} 前以 {amount} 認購 {name} {shares} 股新股。逾期失效，約損失 {loss} 的價值。他人加認時，您可按比例取得其高於認購價的部分。',
  },
  'rights.waits': {
    title: '{name}：認股期限延後',
    body: '{name} 的認股期限 {published} 到期時，您的帳戶正受本公司人員限制。權利仍為您保留；限制解除後，可於 {by} 前以 {amount} 認購 {shares} 股新股，但不能再加認。屆時若未認購，權利即失效，且不會有任何所得。',
  },
  'rights.taken': {
    title: '{name} 新股已繳款',
    body: '您已認購 {name} {shares} 股新股並繳款 {amount}，截止後列入持倉。',
  },
  'rights.extra_asked': {
    title: '{name} 新股已繳款並加認',
    body: '您已認購 {name} {shares} 股新股並繳款 {amount}，另為加認的 {extra} 股圈存 {held}；{by} 後，他人未認購的股份按持股比例分配。',
  },
  'rights.extra_held': {
    title: '{name} 新股已繳款並加認',
    body: '您已認購 {name} {shares} 股新股並繳款 {amount}，另為加認的 {extra} 股圈存 {held}，即最高應付金額。每股以截止後收盤的標記價格計，不低於 {price}；未用到的金額屆時即可動用。',
  },
  'rights.allotted': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉。',
  },
  'rights.allotted_extra': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉，其中加認 {asked} 股獲配 {extra} 股，圈存的 {released} 已可動用。',
  },
  'rights.extra_allotted': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉。您加認 {asked} 股，獲配 {extra} 股，每股 {price}；圈存中未用的 {released} 已可動用。',
  },
  'rights.extra_unpriced': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉。您加認的 {asked} 股未能配發：沒有 {most} 以下的標記價格可供計價。圈存的 {released} 已可動用。',
  },
  'rights.charged': {
    title: '{name}：除權扣款',
    body: '{name} 除權時您放空 {shares} 股。股價已因除權調低，對您的持倉有利；同額的 {amount} 已扣款，除權本身不影響損益。',
  },
  'rights.lapsed': {
    title: '{name}：{shares} 股認股權利已失效',
    body: '{name} {shares} 股新股未於期限內認購，權利已失效，約放棄 {loss} 的價值。未扣任何款項。',
  },
  'rights.sold': {
    title: '{name}：失效權利所得 {proceeds}',
    body: '{name} {shares} 股新股未於期限內認購，權利已失效，約放棄 {loss} 的價值。他人加認所付高於認購價，其中 {proceeds} 歸您，已計入現金。',
  },
};
