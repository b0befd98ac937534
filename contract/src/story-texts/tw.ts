/** Traditional Chinese texts of every story, as Taiwan's brokers write; a crore is 1,000 萬. */
import type { StoryKey, StoryText } from '../stories.ts';
import { account } from './account.tw.ts';
import { corporateActions } from '../corporate-actions/stories.tw.ts';
import { newShares } from '../new-shares/stories.tw.ts';
import { placements } from '../placements/stories.tw.ts';

export const tw: Record<StoryKey, StoryText> = {
  'news.results_rose': {
    title: '{name}：獲利年增率 {profit}',
    body: '{name}（{symbol}）公布季報：獲利較去年同期 {profit}，營收 {revenue}。練習交易所的參與者自此得知這些數字。',
  },
  'news.results_fell': {
    title: '{name}：獲利年增率 {profit}',
    body: '{name}（{symbol}）公布的季報轉弱：獲利較去年同期 {profit}，營收 {revenue}。練習交易所的參與者自此得知這些數字。',
  },
  'news.order_won': {
    title: '{name} 取得 {crores/10} 億盧比訂單',
    body: '{name}（{symbol}）取得金額 {crores/10} 億盧比的訂單。訂單增加待交付量，尚非獲利。',
  },
  'news.plant_stopped': {
    title: '{name} 一座工廠停工 {days} 天',
    body: '{name}（{symbol}）一座工廠停產，預計 {days} 天後復工，期間產量將減少。',
  },
  'news.expansion': {
    title: '{name} 投資 {crores/10} 億盧比擴產',
    body: '{name}（{symbol}）將投入 {crores/10} 億盧比擴充產能。資金先支出，效益日後才會顯現。',
  },
  'news.inquiry': {
    title: '{name} 被要求說明',
    body: '練習交易所要求 {name}（{symbol}）說明近期申報內容。公司回覆期間照常交易。',
  },
  'news.split_declared': {
    title: '{name} 將進行 {ratio} 股票分割',
    body: '{name}（{symbol}）於 {date} 進行 {ratio} 股票分割，以 {record} 收盤時的持有人為準：持股變多、股價變低，總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.bonus_declared': {
    title: '{name} 將無償配股 {ratio}',
    body: '{name}（{symbol}）於 {date} 無償配股 {ratio}，以 {record} 收盤時的持有人為準。當日股價按比例調低，持股總值不變。走勢圖可開啟還原權值，與先前價格比較。',
  },
  'news.dividend_declared': {
    title: '{name} 每股配息 {amount}',
    body: '{name}（{symbol}）每股配發現金股利 {amount} 盧比，{record} 收盤時的持有人於 {pay} 領取。{date} 起為除息交易，開盤價約減少同額。',
  },
  'news.split_ex': {
    title: '{name} 今日起以 {ratio} 分割後價格交易',
    body: '{name}（{symbol}）今日起以 {ratio} 分割後的價格交易。前收盤價已調整，今日漲跌只反映市場變動。',
  },
  'news.bonus_ex': {
    title: '{name} 今日除權（{ratio}）',
    body: '{name}（{symbol}）今日除權，無償配股 {ratio}。前收盤價已調整，今日漲跌只反映市場變動。',
  },
  'news.dividend_ex': {
    title: '{name} 今日除息 {amount}',
    body: '{name}（{symbol}）今日除息，每股 {amount} 盧比。前收盤價已扣除該金額。',
  },
  'news.band_upper': {
    title: '{name} 漲停 {price}',
    body: '{name}（{symbol}）觸及今日最高限價 {price}。買單可能排隊而無人賣出；限價於下次收盤後重新計算。',
  },
  'news.band_lower': {
    title: '{name} 跌停 {price}',
    body: '{name}（{symbol}）觸及今日最低限價 {price}。賣單可能排隊而無人買進；限價於下次收盤後重新計算。',
  },
  'news.session_closed': {
    title: '{date} 收盤：{name} {level}，{change}',
    body: '練習市場 {date} 的交易時段結束。{name} 收在 {level}，較前一收盤 {change}。',
  },
  'notice.halted': {
    title: '全市場暫停交易至 {until}',
    body: '{name} 較前一收盤變動達 {rate}%。依公告規則，股票全面暫停交易至 {until}。掛單保留，並可取消。',
  },
  'notice.resumed': { title: '恢復交易', body: '全市場暫停交易已結束，委託單恢復撮合。' },
  'notice.suspended': {
    title: '{name} 自 {date} 起暫停交易',
    body: '練習交易所自 {date} 起暫停 {name}（{symbol}）的交易。持股維持不變，恢復交易前不接受委託；原因載於該商品頁面。',
  },
  'notice.readmitted': {
    title: '{name} 恢復交易',
    body: '{name}（{symbol}）的暫停交易已結束，於一般交易時段恢復接受委託。',
  },
  'notice.off_shelf': {
    title: '{name} 自 {date} 起下市',
    body: '{name}（{symbol}）已自練習交易所下市，{date} 起不再交易。歷史資料仍可查閱；原因載於該商品頁面。',
  },
  'notice.house_halted': {
    title: '自 {since} 起全面暫停交易',
    body: '我們已對所有客戶暫停交易。在兩名人員重新開放之前，不接受任何開倉或平倉委託，停損、停利與保證金強制平倉亦不執行。等待中的委託可以取消；您的資金與持股維持不變。',
  },
  'notice.house_resumed': {
    title: '恢復交易',
    body: '已重新接受委託，等待價格條件的指令也立即重新檢視。',
  },
  'notice.practice': {
    title: '這是練習市場',
    body: '此處的公司、價格與資金皆為虛構。價格只由委託簿中的委託形成，任何人都無法手動設定。內容不構成投資建議，盈虧皆非真實。',
  },
  'alert.above': {
    title: '{symbol} 已達 {level}',
    body: '您的提醒：{symbol} 達到或高於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.below': {
    title: '{symbol} 已跌至 {level}',
    body: '您的提醒：{symbol} 達到或低於 {level}。成交價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.rise': {
    title: '{symbol} 上漲 {change}',
    body: '您的提醒：{symbol} 較前收盤上漲達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.fall': {
    title: '{symbol} 下跌 {change}',
    body: '您的提醒：{symbol} 較前收盤下跌達 {rate}。成交價 {price}，漲跌幅 {change}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'alert.volume': {
    title: '{symbol} 已成交 {volume} 股',
    body: '您的提醒：{symbol} 本時段的成交量。已成交 {volume} 股，最新價 {price}。此提醒只通知一次，現已結束；如需再次通知請重新設定。',
  },
  'security.fund_password_set': {
    title: '資金密碼已設定',
    body: '自現在起，委託與資金異動須輸入資金密碼。本平台人員絕不會向您索取。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.fund_password_changed': {
    title: '資金密碼已變更',
    body: '舊密碼已失效，委託須輸入新密碼。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.fund_password_reset': {
    title: '資金密碼已重設',
    body: '已以登入密碼與驗證碼重設。為保護您的資金，{until} 起才可再出金。若非您本人操作，請立即至「登入與安全」凍結帳戶。',
  },
  'security.password_changed': {
    title: '登入密碼已變更',
    body: '其他登入均已結束。若非您本人操作，請以「忘記密碼」重新設定，並至「登入與安全」凍結帳戶。',
  },
  'security.passkeys_remain': {
    title: '原有通行金鑰仍可登入',
    body: '您有 {passkeys} 個通行金鑰，無須新密碼即可登入。知道舊密碼的人可能新增過通行金鑰，請至「登入與安全」查看，並移除不屬於您的通行金鑰。',
  },
  'security.new_device': {
    title: '有新裝置登入',
    body: '{device} 首次登入您的帳號。若非您本人操作，請至「登入與安全」結束該登入並變更登入密碼。',
  },
  'security.password_reset': {
    title: '登入密碼已重設',
    body: '已透過發送至您手機的驗證碼重設，所有登入均已結束。為保護您的資金，{until} 起才可再出金。若非您本人操作，請立即至「登入與安全」凍結帳戶。知道舊密碼的人可能新增過通行金鑰，因此已全部移除。',
  },
  'security.phone_bound': {
    title: '手機已綁定',
    body: '自現在起，驗證碼將發送至 {phone}。本平台人員絕不會向您索取驗證碼。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.phone_changed': {
    title: '手機已變更',
    body: '自現在起，驗證碼將發送至 {phone}，舊手機不再接收。為保護您的資金，{until} 起才可再出金。若非您本人操作，請立即至「登入與安全」凍結帳戶。',
  },
  'security.passkey_added': {
    title: '已新增通行金鑰',
    body: '「{name}」可免密碼登入您的帳號。若非您本人操作，請至「登入與安全」移除並變更登入密碼。',
  },
  'security.passkey_removed': {
    title: '已移除通行金鑰',
    body: '「{name}」無法再登入您的帳號。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.destination_added': {
    title: '已新增出金帳戶',
    body: '{destination} 自 {from} 起可用於出金。若非您本人操作，請在此之前至「登入與安全」凍結帳戶，並變更密碼。',
  },
  'security.destination_removed': {
    title: '已移除出金帳戶',
    body: '{destination} 不再用於出金。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'security.totp_set': {
    title: '驗證器已啟用',
    body: '自現在起，登入與資金異動須輸入驗證碼。請將備用碼存放在手機以外的地方。',
  },
  'security.totp_removed': {
    title: '驗證器已停用',
    body: '登入與資金異動不再需要驗證碼。為保護您的資金，{until} 起才可再出金。若非您本人操作，請立即至「登入與安全」凍結帳戶。',
  },
  'security.paused': {
    title: '交易已暫停至 {until}',
    body: '依您的要求，{until} 之前不接受新委託；既有持倉隨時可以平倉。暫停無法提前結束，只能延長。',
  },
  'security.frozen': {
    title: '您已凍結帳戶',
    body: '在您至「登入與安全」以登入密碼解除前，無法交易或異動資金。您的資產不受影響，停損與停利仍會執行。',
  },
  'security.unfrozen': {
    title: '您已解除帳戶凍結',
    body: '已恢復交易與資金異動。若非您本人操作，請立即變更登入密碼。',
  },
  'restriction.frozen': {
    title: '您的帳戶已凍結',
    body: '帳戶已凍結[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.banned': {
    title: '您的帳號已被禁止登入',
    body: '帳號已被禁止登入[至 {until}]，原因：{reason}。{message} 案件 {case}：可在登入畫面提出申訴。',
  },
  'restriction.disabled': {
    title: '您的帳號已停用',
    body: '帳號已停用[至 {until}]，原因：{reason}。{message} 案件 {case}：可在登入畫面提出申訴。',
  },
  'restriction.no_trade': {
    title: '您暫時不能建立新持倉',
    body: '限制交易[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.no_withdrawal': {
    title: '您暫時不能出金',
    body: '限制出金[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.confirmed': {
    title: '限制已經覆核',
    body: '第二位人員已覆核案件 {case}，限制繼續有效[至 {until}]。',
  },
  'restriction.lifted': {
    title: '一項限制已解除',
    body: '案件 {case} 已解除：{reason}',
  },
  'restriction.appealed': {
    title: '已收到您的申訴',
    body: '案件 {case} 將由未參與該限制的人員處理，最遲於 {by} 答覆您。',
  },
  'restriction.appeal_upheld': {
    title: '您的申訴成立',
    body: '案件 {case} 的限制已解除。{answer}',
  },
  'restriction.appeal_rejected': {
    title: '您的申訴不成立',
    body: '案件 {case} 的限制維持不變。{answer}',
  },
  'verification.approved': {
    title: '身分認證已通過',
    body: '您的身分已確認，可以入金、出金、新增收款帳戶，並參與新股、配售與現金增資。',
  },
  'verification.rejected': {
    title: '身分認證：有 {fields} 項需要更正',
    body: '您提交的資料中有 {fields} 項未能通過審核。每一項都附有原因，只需重填該項，其餘資料保留。',
  },
  'position.warned': {
    title: '保證金警示：{symbol}',
    body: '標記價格 {price} 時，您的持倉 {position}（{symbol}）權益為 {equity}，在保證金 {margin} 的 {warning}% 以下。降至 {close_out}% 時，我們會以市價單強制平倉。如要避免，請追加保證金或先平掉一部分。',
  },
  'position.closed_out': {
    title: '強制平倉：{symbol}',
    body: '標記價格 {price} 時，您的持倉 {position}（{symbol}）權益降至 {equity}，在保證金 {margin} 的 {close_out}% 以下。依公告規則，我們以市價單強制平倉，持倉較大時分批進行。成交價與費用請見各筆委託的明細單。',
  },
  'correction.made': {
    title: '分錄 {entry} 已更正：{currency} {amount}',
    body: '您的一筆紀錄有誤，已由另一筆沖銷：現金 {currency} {amount}。原因：{reason}。已由兩人覆核，兩筆分錄皆保留在您的紀錄中。',
  },
  'correction.made_owed': {
    title: '分錄 {entry} 已更正：{currency} {amount}，尚欠 {owed}',
    body: '您的一筆紀錄有誤，已由另一筆沖銷：現金 {currency} {amount}。原因：{reason}。您的可用現金不足，尚欠 {owed}，將由之後入帳或恢復可用的款項扣抵。已由兩人覆核，相關分錄皆保留在您的紀錄中。',
  },
  'deposit.credited': {
    title: '入金 {amount} 已入帳',
    body: '匯款備註碼 {reference} 的款項已收到，{amount} 已計入可用現金，分錄可於資金紀錄查閱。',
  },
  'deposit.credited_owed': {
    title: '入金 {amount} 已入帳，其中 {owed} 用於清償欠款',
    body: '匯款備註碼 {reference} 的款項已收到。{amount} 已入帳，其中 {owed} 清償先前虧損所餘欠款，兩筆分錄均可於資金紀錄查閱。',
  },
  'deposit.not_received': {
    title: '入金 {amount} 未入帳：尚未收到款項',
    body: '未收到匯款備註碼 {reference}、金額 {amount} 的款項。若您的帳戶已扣款，請附上銀行證明重新申請。',
  },
  'deposit.amount_differs': {
    title: '入金 {amount} 未入帳：金額不符',
    body: '匯款備註碼 {reference} 的款項並非 {amount}。請以實際匯款金額重新申請，款項不會遺失。',
  },
  'deposit.proof_unreadable': {
    title: '入金 {amount} 未入帳：憑證無法辨識',
    body: '匯款備註碼 {reference}、金額 {amount} 的憑證無法辨識。請附上可清楚看見金額、日期與匯款備註碼的照片重新申請。',
  },
  'deposit.proof_used': {
    title: '入金 {amount} 未入帳：憑證已使用過',
    body: '匯款備註碼 {reference}、金額 {amount} 的憑證屬於另一筆入金。請附上本次匯款的憑證重新申請。',
  },
  'deposit.payer_differs': {
    title: '入金 {amount} 未入帳：匯款人不是本人',
    body: '匯款備註碼 {reference}、金額 {amount} 的款項來自非您名下的帳戶，將退回原帳戶。請由本人帳戶匯款。',
  },
  'deposit.asked': {
    title: '入金 {amount} 已依您的要求取消',
    body: '匯款備註碼 {reference}、金額 {amount} 的申請已依您的要求結束。',
  },
  'exchange.done': {
    title: '已將 {paid} 兌換為 {got}',
    body: '您的餘額已扣除 {paid}，並存入 {got}。匯率、來源與兩筆分錄都在您的換匯紀錄中。',
  },
  'exchange.done_owed': {
    title: '已將 {paid} 兌換為 {got}，其中 {owed} 用於清償欠款',
    body: '您的餘額已扣除 {paid}，並存入 {got}，其中 {owed} 用於清償欠款。每筆分錄均可於資金紀錄查閱。',
  },
  ...account,
  ...newShares,
  ...placements,
  ...corporateActions,
  'withdrawal.requested': {
    title: '已申請出金 {amount}',
    body: '{amount} 已圈存，等待審核後匯至 {destination}，最遲 {latest} 到帳。若非本人操作，請立即至「登入與安全」凍結帳戶；核准前均可取消。',
  },
  'withdrawal.approved': {
    title: '出金 {amount} 已核准',
    body: '{amount} 將匯至 {destination}，最遲 {latest} 到帳。',
  },
  'withdrawal.paid': {
    title: '出金 {amount} 已匯出',
    body: '{amount} 已匯往 {destination}，分錄可於資金紀錄查閱。',
  },
  'withdrawal.name_differs': {
    title: '出金 {amount} 未核准：戶名不符',
    body: '{destination} 的戶名與您的實名不符。{amount} 已解除圈存，請改用本人帳戶。',
  },
  'withdrawal.destination_returned': {
    title: '出金 {amount} 遭退回',
    body: '銀行或網路無法將 {amount} 送達 {destination}。款項已解除圈存，請確認資料後重新申請。',
  },
  'withdrawal.suspected_fraud': {
    title: '為保護您，出金 {amount} 已停止',
    body: '匯至 {destination} 的 {amount} 疑似非本人申請。款項已解除圈存，仍屬於您。請至「登入與安全」檢查裝置與密碼，或聯絡我們。',
  },
  'withdrawal.asked': {
    title: '出金 {amount} 已依您的要求取消',
    body: '匯至 {destination} 的出金已依您的要求結束，{amount} 已解除圈存。',
  },
  'withdrawal.court_order': {
    title: '出金 {amount} 依法院命令未核准',
    body: '法院或主管機關命令款項不得移出。原擬匯至 {destination} 的 {amount} 仍在您的帳戶中。命令文號請洽詢我們。',
  },
};
