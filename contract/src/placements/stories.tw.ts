/** Traditional Chinese texts of the stories about placements and rights issues. A lot is 手（100 股）. */
import type { StoryKey, StoryText } from '../stories.ts';

export const placements = {
  'placements.requested': {
    title: '已申請 {name} 配售',
    body: '您申請 {name} {lots} 手，審核中，已圈存 {amount}。最遲 {promised} 有結果，結果出來前可取消。',
  },
  'placements.cancelled': {
    title: '{name} 配售申請已取消',
    body: '您已取消 {name} 的申請，圈存的 {amount} 已可動用。',
  },
  'placements.allotted': {
    title: '{name} 已配發',
    body: '您的配售申請全數通過：{name} {shares} 股（{amount}）已列入持倉。',
  },
  'placements.allotted_part': {
    title: '{name} 部分配發',
    body: '您申請 {name} {asked} 股，獲配 {shares} 股（{amount}），其餘 {released} 已可動用。原因見該筆申請。',
  },
  'placements.oversubscribed': {
    title: '{name} 未獲配售',
    body: '申請數量超過配售數量，您的 {name} 申請未獲配發，{amount} 已可動用。',
  },
  'placements.concentration': {
    title: '{name} 未獲配售',
    body: '單一公司占您帳戶的比重將過高，您的 {name} 申請未通過，{amount} 已可動用。',
  },
  'placements.unsuitable': {
    title: '{name} 未獲配售',
    body: '依您帳戶的已知情況，此檔配售並不適合，您的 {name} 申請未通過，{amount} 已可動用。詳見該筆申請。',
  },
  'placements.asked': {
    title: '{name} 配售申請已結束',
    body: '依您的要求，{name} 的申請已結束，{amount} 已可動用。',
  },
  'placements.not_decided': {
    title: '{name} 配售未於期限內審核',
    body: '您的 {name} 申請未於期限內審核，視為未通過，{amount} 已可動用。延誤責任在我們。',
  },
  'placements.called_off': {
    title: '{name} 配售已取消',
    body: '{name} 配售在您的申請有結果前取消，{amount} 已可動用。原因見該檔公告。',
  },
  'placements.gone_ex': {
    title: '{name} 配售因除權提前結束',
    body: '{name} 即將分割、配股或增資，配售價格僅適用於除權前的股份，因此配售在您的申請有結果前結束，{amount} 已可動用。除權日見該檔公告。',
  },
  'rights.entitled': {
    title: '{name}：您可認購 {shares} 股新股',
    body: '您持有 {name} {held} 股，可於 {by} 前以 {amount} 認購 {shares} 股新股。若不處理，權利將失效，約放棄 {loss} 的價值。',
  },
  'rights.last_day': {
    title: '{name}：認股權利即將失效',
    body: '您尚可於 {by} 前以 {amount} 認購 {name} {shares} 股新股。逾期失效，約損失 {loss} 的價值。',
  },
  'rights.taken': {
    title: '{name} 新股已繳款',
    body: '您已認購 {name} {shares} 股新股並繳款 {amount}，截止後列入持倉。',
  },
  'rights.extra_asked': {
    title: '{name} 新股已繳款並加認',
    body: '您已認購 {name} {shares} 股新股並繳款 {amount}，另為加認的 {extra} 股圈存 {held}；{by} 後，他人未認購的股份按持股比例分配。',
  },
  'rights.allotted': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉。',
  },
  'rights.allotted_extra': {
    title: '{name} 新股已配發',
    body: '{name} 新股 {shares} 股（{amount}）已列入持倉，其中加認 {asked} 股獲配 {extra} 股，圈存的 {released} 已可動用。',
  },
  'rights.charged': {
    title: '{name}：除權扣款',
    body: '{name} 除權時您放空 {shares} 股。股價已因除權調低，對您的持倉有利；同額的 {amount} 已扣款，除權本身不影響損益。',
  },
  'rights.lapsed': {
    title: '{name}：{shares} 股認股權利已失效',
    body: '{name} {shares} 股新股未於期限內認購，權利已失效，約放棄 {loss} 的價值。未扣任何款項。',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
