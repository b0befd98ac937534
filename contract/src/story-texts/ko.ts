/** Korean texts of every story; a crore is 10 million (크로르). */
import type { StoryKey, StoryText } from '../stories.ts';
import { account } from './account.ko.ts';
import { corporateActions } from '../corporate-actions/stories.ko.ts';
import { newShares } from '../new-shares/stories.ko.ts';
import { placements } from '../placements/stories.ko.ts';

export const ko: Record<StoryKey, StoryText> = {
  'news.results_rose': {
    title: '{name}: 순이익 전년 대비 {profit}',
    body: '{name}({symbol})의 분기 실적: 순이익은 전년 동기 대비 {profit}, 매출은 {revenue}입니다. 연습 거래소의 참여자는 이 시점부터 이 수치를 압니다.',
  },
  'news.results_fell': {
    title: '{name}: 순이익 전년 대비 {profit}',
    body: '{name}({symbol})의 분기 실적이 나빠졌습니다. 순이익은 전년 동기 대비 {profit}, 매출은 {revenue}입니다. 연습 거래소의 참여자는 이 시점부터 이 수치를 압니다.',
  },
  'news.order_won': {
    title: '{name}, {crores/10}억 루피 수주',
    body: '{name}({symbol})이(가) {crores/10}억 루피 규모의 주문을 받았습니다. 납품할 물량이 늘어난 것이며 아직 이익은 아닙니다.',
  },
  'news.plant_stopped': {
    title: '{name}, 공장 {days}일 가동 중단',
    body: '{name}({symbol})이(가) 공장 한 곳의 생산을 멈췄으며 {days}일 뒤 재개할 예정입니다. 그동안 생산량이 줄어듭니다.',
  },
  'news.expansion': {
    title: '{name}, 증설에 {crores/10}억 루피 투자',
    body: '{name}({symbol})이(가) 설비 증설에 {crores/10}억 루피를 투자합니다. 지출이 먼저이고 효과는 나중에 나타납니다.',
  },
  'news.inquiry': {
    title: '{name}, 소명 요청을 받음',
    body: '연습 거래소가 {name}({symbol})에 최근 공시의 소명을 요청했습니다. 회사가 답하는 동안 거래는 계속됩니다.',
  },
  'news.split_declared': {
    title: '{name}, {ratio} 주식 분할 예정',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자를 기준으로 {date}에 주식을 {ratio}(으)로 분할합니다. 주식 수는 늘고 가격은 낮아지며 가치는 같습니다. 이전 가격과 비교하려면 차트의 수정 주가를 켜세요.',
  },
  'news.bonus_declared': {
    title: '{name}, 무상 증자 {ratio}',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자를 기준으로 {date}에 {ratio} 무상 증자를 합니다. 그날 가격은 비율만큼 낮아지고 보유 가치는 같습니다. 이전 가격과 비교하려면 차트의 수정 주가를 켜세요.',
  },
  'news.dividend_declared': {
    title: '{name}, 주당 {amount} 배당',
    body: '{name}({symbol})이(가) {record} 마감 시 보유자에게 {pay}에 주당 {amount}루피를 배당합니다. {date}부터 배당락으로 거래되며 시가는 대략 그만큼 낮아집니다.',
  },
  'news.split_ex': {
    title: '{name}, {ratio} 분할 후 거래',
    body: '오늘부터 {name}({symbol})은(는) {ratio} 분할 후 가격으로 거래됩니다. 전일 종가가 조정되어 오늘의 등락은 시장의 변동만 나타냅니다.',
  },
  'news.bonus_ex': {
    title: '{name}, 권리락({ratio})',
    body: '오늘부터 {name}({symbol})은(는) 무상 증자 {ratio} 권리락으로 거래됩니다. 전일 종가가 조정되어 오늘의 등락은 시장의 변동만 나타냅니다.',
  },
  'news.dividend_ex': {
    title: '{name}, 배당락 {amount}',
    body: '오늘부터 {name}({symbol})은(는) 주당 {amount}루피 배당락으로 거래됩니다. 전일 종가가 그만큼 조정되었습니다.',
  },
  'news.band_upper': {
    title: '{name}, 상한가 {price}',
    body: '{name}({symbol})이(가) 오늘 허용된 최고가 {price}에 도달했습니다. 매도자 없이 매수 주문이 대기할 수 있으며, 한도는 다음 종가 후 다시 정해집니다.',
  },
  'news.band_lower': {
    title: '{name}, 하한가 {price}',
    body: '{name}({symbol})이(가) 오늘 허용된 최저가 {price}에 도달했습니다. 매수자 없이 매도 주문이 대기할 수 있으며, 한도는 다음 종가 후 다시 정해집니다.',
  },
  'news.session_closed': {
    title: '{date} 마감: {name} {level}, {change}',
    body: '연습 시장의 {date} 장이 끝났습니다. {name}은(는) {level}에 마감했으며 이전 종가 대비 {change}입니다.',
  },
  'notice.halted': {
    title: '{until}까지 시장 전체 거래 중단',
    body: '{name}이(가) 전일 종가에서 {rate}% 움직였습니다. 공개된 규칙에 따라 {until}까지 모든 주식 거래가 멈춥니다. 대기 주문은 유지되며 취소할 수 있습니다.',
  },
  'notice.resumed': { title: '거래 재개', body: '시장 전체의 거래 중단이 끝났습니다. 주문이 다시 체결됩니다.' },
  'notice.suspended': {
    title: '{name}, {date}부터 거래 정지',
    body: '연습 거래소가 {date}부터 {name}({symbol})의 거래를 정지했습니다. 보유분은 그대로이며 재개될 때까지 주문을 받지 않습니다. 사유는 종목 화면에 있습니다.',
  },
  'notice.readmitted': {
    title: '{name}, 거래 재개',
    body: '{name}({symbol})의 거래 정지가 끝났습니다. 평소 거래 시간에 다시 주문을 받습니다.',
  },
  'notice.off_shelf': {
    title: '{name}, {date} 상장 폐지',
    body: '{name}({symbol})은(는) 연습 거래소에서 내려가 {date}부터 거래되지 않습니다. 과거 기록은 계속 볼 수 있으며 사유는 종목 화면에 있습니다.',
  },
  'notice.house_halted': {
    title: '{since}부터 전체 거래 중지',
    body: '모든 고객의 거래를 중지했습니다. 두 사람이 다시 열 때까지 진입·청산 주문을 받지 않으며 손절, 익절, 증거금 청산도 실행하지 않습니다. 대기 중인 주문은 취소할 수 있고 자금과 보유 주식은 그대로입니다.',
  },
  'notice.house_resumed': {
    title: '거래 재개',
    body: '주문을 다시 받으며, 가격을 기다리던 조건도 바로 다시 확인합니다.',
  },
  'notice.practice': {
    title: '이곳은 연습 시장입니다',
    body: '이곳의 회사, 가격, 자금은 가상입니다. 가격은 호가창의 주문으로만 만들어지며 누구도 직접 정할 수 없습니다. 투자 조언이 아니며 손익은 실제가 아닙니다.',
  },
  'alert.above': {
    title: '{symbol}, {level} 도달',
    body: '설정한 알림: {symbol} {level} 이상. {price}에 거래되었습니다. 알림은 한 번만 울리고 끝났습니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.below': {
    title: '{symbol}, {level}까지 하락',
    body: '설정한 알림: {symbol} {level} 이하. {price}에 거래되었습니다. 알림은 한 번만 울리고 끝났습니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.rise': {
    title: '{symbol} 상승 {change}',
    body: '설정한 알림: {symbol} 전일 종가 대비 {rate} 이상. {price}에 거래되었으며 {change}입니다. 알림은 한 번만 울리고 끝났습니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.fall': {
    title: '{symbol} 하락 {change}',
    body: '설정한 알림: {symbol} 전일 종가 대비 {rate} 이하. {price}에 거래되었으며 {change}입니다. 알림은 한 번만 울리고 끝났습니다. 다시 받으려면 새로 설정하세요.',
  },
  'alert.volume': {
    title: '{symbol}, {volume}주 거래',
    body: '설정한 알림: {symbol}의 당일 거래량. {volume}주가 거래되었고 최근 가격은 {price}입니다. 알림은 한 번만 울리고 끝났습니다. 다시 받으려면 새로 설정하세요.',
  },
  'security.fund_password_set': {
    title: '자금 비밀번호가 설정되었습니다',
    body: '이제부터 주문과 자금 이동 시 자금 비밀번호가 필요합니다. 직원은 절대 비밀번호를 묻지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.fund_password_changed': {
    title: '자금 비밀번호가 변경되었습니다',
    body: '이전 비밀번호는 더 이상 쓸 수 없으며 주문 시 새 비밀번호가 필요합니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.fund_password_reset': {
    title: '자금 비밀번호가 재설정되었습니다',
    body: '로그인 비밀번호와 인증번호로 재설정되었습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.password_changed': {
    title: '로그인 비밀번호가 변경되었습니다',
    body: '다른 세션은 모두 종료되었습니다. 본인이 아니라면 ‘비밀번호 찾기’로 새로 설정하고 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.passkeys_remain': {
    title: '기존 패스키로 계속 로그인할 수 있습니다',
    body: '새 비밀번호 없이도 패스키 {passkeys}개로 로그인할 수 있습니다. 이전 비밀번호를 아는 사람이 추가했을 수 있으니 로그인과 보안에서 확인하고 본인 것이 아닌 패스키는 삭제하세요.',
  },
  'security.new_device': {
    title: '새 기기에서 로그인했습니다',
    body: '{device}에서 처음으로 로그인했습니다. 본인이 아니라면 로그인과 보안에서 해당 세션을 종료하고 로그인 비밀번호를 변경하세요.',
  },
  'security.password_reset': {
    title: '로그인 비밀번호가 재설정되었습니다',
    body: '휴대폰으로 보낸 인증번호로 재설정되었고 모든 세션이 종료되었습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요. 이전 비밀번호를 아는 사람이 추가했을 수 있어 패스키를 모두 삭제했습니다.',
  },
  'security.phone_bound': {
    title: '전화번호가 등록되었습니다',
    body: '이제부터 인증번호는 {phone}(으)로 갑니다. 직원은 절대 인증번호를 묻지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.phone_changed': {
    title: '전화번호가 변경되었습니다',
    body: '이제부터 인증번호는 {phone}(으)로 가며 이전 번호로는 가지 않습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.passkey_added': {
    title: '패스키가 추가되었습니다',
    body: '‘{name}’(으)로 비밀번호 없이 로그인할 수 있습니다. 본인이 아니라면 로그인과 보안에서 삭제하고 로그인 비밀번호를 변경하세요.',
  },
  'security.passkey_removed': {
    title: '패스키가 삭제되었습니다',
    body: '‘{name}’(으)로는 더 이상 로그인할 수 없습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.destination_added': {
    title: '출금 계좌가 추가되었습니다',
    body: '{from}부터 {destination}(으)로 출금할 수 있습니다. 본인이 아니라면 그 전에 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.destination_removed': {
    title: '출금 계좌가 삭제되었습니다',
    body: '더 이상 {destination}(으)로 출금되지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.totp_set': {
    title: '인증 앱이 켜졌습니다',
    body: '이제부터 로그인과 자금 이동 시 인증번호가 필요합니다. 복구 코드는 휴대폰 없이도 찾을 수 있는 곳에 보관하세요.',
  },
  'security.totp_removed': {
    title: '인증 앱이 꺼졌습니다',
    body: '로그인과 자금 이동 시 더 이상 인증번호를 묻지 않습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.paused': {
    title: '{until}까지 거래가 중지됩니다',
    body: '요청하신 대로 {until} 전에는 새 주문을 받지 않습니다. 보유 포지션은 언제든지 청산할 수 있습니다. 중지는 앞당겨 끝낼 수 없고 연장만 가능합니다.',
  },
  'security.frozen': {
    title: '계좌를 동결하셨습니다',
    body: '로그인과 보안에서 로그인 비밀번호로 해제할 때까지 거래와 자금 이동이 불가능합니다. 자산은 그대로 유지되며 손절과 익절은 계속 작동합니다.',
  },
  'security.unfrozen': {
    title: '계좌 동결을 해제하셨습니다',
    body: '거래와 자금 이동이 다시 가능합니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하세요.',
  },
  'restriction.frozen': {
    title: '계좌가 동결되었습니다',
    body: '[{until}까지 ]동결되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 내 계좌의 「로그인과 보안」에서 확인하세요.',
  },
  'restriction.banned': {
    title: '로그인이 금지되었습니다',
    body: '[{until}까지 ]로그인이 금지되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 로그인 화면에서 이의를 제기하세요.',
  },
  'restriction.disabled': {
    title: '계정 사용이 중지되었습니다',
    body: '[{until}까지 ]사용이 중지되었습니다. 사유: {reason}. {message} 접수 번호 {case}: 로그인 화면에서 이의를 제기하세요.',
  },
  'restriction.no_trade': {
    title: '새 포지션을 열 수 없습니다',
    body: '[{until}까지 ]거래가 제한됩니다. 사유: {reason}. {message} 접수 번호 {case}: 내 계좌의 「로그인과 보안」에서 확인하세요.',
  },
  'restriction.no_withdrawal': {
    title: '출금할 수 없습니다',
    body: '[{until}까지 ]출금이 제한됩니다. 사유: {reason}. {message} 접수 번호 {case}: 내 계좌의 「로그인과 보안」에서 확인하세요.',
  },
  'restriction.confirmed': {
    title: '제한이 확인되었습니다',
    body: '두 번째 담당자가 접수 번호 {case} 건을 검토했습니다. 제한은[ {until}까지] 유지됩니다.',
  },
  'restriction.lifted': {
    title: '제한이 해제되었습니다',
    body: '접수 번호 {case} 건이 해제되었습니다: {reason}',
  },
  'restriction.appealed': {
    title: '이의 제기가 접수되었습니다',
    body: '제한에 관여하지 않은 담당자가 접수 번호 {case} 건을 검토하며 {by}까지 답변드립니다.',
  },
  'restriction.appeal_upheld': {
    title: '이의가 받아들여졌습니다',
    body: '접수 번호 {case} 건의 제한이 해제되었습니다. {answer}',
  },
  'restriction.appeal_rejected': {
    title: '이의가 받아들여지지 않았습니다',
    body: '접수 번호 {case} 건의 제한은 유지됩니다. {answer}',
  },
  'verification.approved': {
    title: '본인 확인 완료',
    body: '본인 확인이 끝났습니다. 입금, 출금, 출금 계좌 등록, 공모주, 배정, 유상증자를 이용할 수 있습니다.',
  },
  'verification.rejected': {
    title: '본인 확인: {fields}개 항목 수정 필요',
    body: '제출하신 내용 중 {fields}개 항목을 승인할 수 없었습니다. 항목마다 사유가 있으며 그 항목만 다시 제출하면 됩니다.',
  },
  'position.warned': {
    title: '증거금 경고: {symbol}',
    body: '평가 가격 {price}에서 {symbol} 포지션 {position}의 손익을 반영한 증거금이 {equity}(으)로, 증거금 {margin}의 {warning}% 이하입니다. {close_out}%가 되면 시장가 주문으로 강제 청산됩니다. 피하려면 증거금을 추가하거나 일부를 청산하세요.',
  },
  'position.closed_out': {
    title: '강제 청산: {symbol}',
    body: '평가 가격 {price}에서 {symbol} 포지션 {position}의 손익을 반영한 증거금이 {equity}(으)로, 증거금 {margin}의 {close_out}% 이하가 되었습니다. 공개된 규칙에 따라 시장가 주문으로 강제 청산하며 큰 포지션은 여러 번 나누어 청산합니다. 가격과 비용은 각 주문의 명세에 있습니다.',
  },
  'correction.made': {
    title: '기록 {entry} 정정: {amount} {currency}',
    body: '잘못된 기록을 다른 기록으로 되돌렸습니다: 예수금 {amount} {currency}. 사유: {reason}. 두 사람이 확인했으며 두 기록 모두 남아 있습니다.',
  },
  'correction.made_owed': {
    title: '기록 {entry} 정정: {amount} {currency}, 미수금 {owed}',
    body: '잘못된 기록을 다른 기록으로 되돌렸습니다: 예수금 {amount} {currency}. 사유: {reason}. 사용 가능한 예수금이 모자라 {owed}은(는) 미수금으로 남으며 이후 들어오는 돈이나 다시 사용할 수 있게 된 돈에서 차감됩니다. 두 사람이 확인했으며 모든 기록이 남아 있습니다.',
  },
  'deposit.credited': {
    title: '{amount} 입금 완료',
    body: '참조 코드 {reference}의 입금이 확인되었습니다. {amount}이(가) 예수금에 반영되었고 내역은 자금 기록에 있습니다.',
  },
  'deposit.credited_owed': {
    title: '{amount} 입금 완료, 그중 {owed}은(는) 미수금 상환',
    body: '참조 코드 {reference}의 입금이 확인되었습니다. {amount}이(가) 반영되었고 그중 {owed}은(는) 이전 손실로 남은 미수금을 갚았습니다. 두 내역 모두 자금 기록에 있습니다.',
  },
  'deposit.not_received': {
    title: '{amount} 입금 불가: 받은 돈이 없음',
    body: '참조 코드 {reference}, 금액 {amount}의 입금을 받지 못했습니다. 계좌에서 출금되었다면 은행 확인서를 첨부해 다시 신청하세요.',
  },
  'deposit.amount_differs': {
    title: '{amount} 입금 불가: 금액이 다름',
    body: '참조 코드 {reference}의 입금액은 {amount}이(가) 아니었습니다. 실제 금액으로 다시 신청하세요. 돈은 사라지지 않습니다.',
  },
  'deposit.proof_unreadable': {
    title: '{amount} 입금 불가: 영수증을 읽을 수 없음',
    body: '참조 코드 {reference}, 금액 {amount}의 영수증을 읽을 수 없습니다. 금액, 날짜, 참조 코드가 선명한 사진으로 다시 신청하세요.',
  },
  'deposit.proof_used': {
    title: '{amount} 입금 불가: 이미 사용한 영수증',
    body: '참조 코드 {reference}, 금액 {amount}의 영수증은 다른 입금의 것입니다. 이번 입금의 영수증으로 다시 신청하세요.',
  },
  'deposit.payer_differs': {
    title: '{amount} 입금 불가: 입금자가 본인이 아님',
    body: '참조 코드 {reference}, 금액 {amount}의 입금은 본인 명의가 아닌 계좌에서 왔으며 그 계좌로 돌려보냅니다. 본인 계좌에서 입금하세요.',
  },
  'deposit.asked': {
    title: '요청에 따라 {amount} 입금 신청 종료',
    body: '참조 코드 {reference}, 금액 {amount}의 신청을 요청에 따라 종료했습니다.',
  },
  'exchange.done': {
    title: '{paid}을(를) {got}(으)로 환전 완료',
    body: '잔액에서 {paid}이(가) 빠지고 {got}이(가) 들어왔습니다. 환율과 출처, 두 건의 분개는 환전 내역에서 확인할 수 있습니다.',
  },
  'exchange.done_owed': {
    title: '{paid} → {got} 환전 완료, 미수금 {owed} 상환',
    body: '잔액에서 {paid}이(가) 빠지고 {got}이(가) 들어왔습니다. 그중 {owed}(으)로 미수금을 상환했습니다. 모든 내역이 자금 기록에 있습니다.',
  },
  ...account,
  ...newShares,
  ...placements,
  ...corporateActions,
  'withdrawal.requested': {
    title: '{amount} 출금 신청',
    body: '{destination}(으)로 보낼 {amount}이(가) 묶였고 심사를 기다립니다. 늦어도 {latest}까지 도착합니다. 본인이 아니라면 지금 로그인과 보안에서 계좌를 동결하세요. 승인 전에는 취소할 수 있습니다.',
  },
  'withdrawal.approved': {
    title: '{amount} 출금 승인',
    body: '{amount}을(를) {destination}(으)로 보냅니다. 늦어도 {latest}까지 도착합니다.',
  },
  'withdrawal.paid': {
    title: '{amount} 출금 완료',
    body: '{amount}을(를) {destination}(으)로 보냈습니다. 내역은 자금 기록에 있습니다.',
  },
  'withdrawal.name_differs': {
    title: '{amount} 출금 거절: 이름이 다름',
    body: '{destination}의 예금주가 인증된 이름과 다릅니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다. 본인 계좌를 선택하세요.',
  },
  'withdrawal.destination_returned': {
    title: '{amount} 출금 반송',
    body: '은행 또는 네트워크가 {amount}을(를) {destination}(으)로 보내지 못했습니다. 묶였던 금액을 다시 쓸 수 있으니 정보를 확인한 뒤 다시 신청하세요.',
  },
  'withdrawal.suspected_fraud': {
    title: '보호를 위해 {amount} 출금 중지',
    body: '{destination}(으)로 보내는 {amount}은(는) 본인이 신청하지 않은 것으로 보입니다. 묶였던 금액은 다시 쓸 수 있으며 그대로 본인의 것입니다. 로그인과 보안에서 기기와 비밀번호를 확인하거나 문의하세요.',
  },
  'withdrawal.asked': {
    title: '요청에 따라 {amount} 출금 종료',
    body: '요청에 따라 {destination} 출금을 종료했습니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'withdrawal.court_order': {
    title: '법원 명령으로 {amount} 출금 거절',
    body: '법원 또는 기관이 자금 이동을 금지했습니다. {destination}(으)로 보내려던 {amount}은(는) 계정에 남아 있으며 본인의 것입니다. 명령 번호는 문의하세요.',
  },
};
