/** What goes to a phone or a mailbox, in the customer's language: what a code is for, and that nobody of ours asks for it (rules T7). The messenger puts in `{house}`. */
import type { Language } from '../identity/service.ts';
import type { Purpose } from './code-store.ts';

export function codeText(
  language: Language,
  purpose: Purpose,
  { code, minutes }: { readonly code: string; readonly minutes: number },
): string {
  return CODE_TEXTS[language][purpose].replace('{code}', code).replace('{minutes}', `${minutes}`);
}

/** To the phone that was bound before: for how many hours money stays. */
export function phoneChangedText(language: Language, hours: number): string {
  return PHONE_CHANGED[language].replace('{hours}', `${hours}`);
}

/** Without the code: subjects stand on lock screens. */
export function emailCodeSubject(language: Language): string {
  return EMAIL_CODE_SUBJECT[language];
}

/** To the address that was bound before. */
export function emailEndedText(language: Language): { readonly subject: string; readonly text: string } {
  return EMAIL_ENDED[language];
}

const CODE_TEXTS: Record<Language, Record<Purpose, string>> = {
  en: {
    fund_password: withWarningEn('{code} is your code to reset the fund password at {house}.'),
    bind_phone: withWarningEn('{code} is your code to bind this phone to an account at {house}.'),
    unfreeze: withWarningEn('{code} is your code to unfreeze your account at {house}.'),
    forgot: withWarningEn('{code} is your code to set a new login password at {house}.'),
    bind_email: withWarningEn('{code} is your code to add this e-mail address to an account at {house}.'),
  },
  tw: {
    fund_password: withWarningTw('{code} 是您在 {house} 重設資金密碼的驗證碼'),
    bind_phone: withWarningTw('{code} 是將此手機綁定 {house} 帳號的驗證碼'),
    unfreeze: withWarningTw('{code} 是您解除凍結 {house} 帳戶的驗證碼'),
    forgot: withWarningTw('{code} 是您在 {house} 設定新登入密碼的驗證碼'),
    bind_email: withWarningTw('{code} 是將此電子郵件地址綁定 {house} 帳號的驗證碼'),
  },
  ko: {
    fund_password: withWarningKo('{house} 자금 비밀번호 재설정 인증번호 {code}.'),
    bind_phone: withWarningKo('이 전화번호를 {house} 계정에 등록하는 인증번호 {code}.'),
    unfreeze: withWarningKo('{house} 계좌 동결 해제 인증번호 {code}.'),
    forgot: withWarningKo('{house} 로그인 비밀번호 재설정 인증번호 {code}.'),
    bind_email: withWarningKo('이 이메일 주소를 {house} 계정에 등록하는 인증번호 {code}.'),
  },
};

function withWarningEn(text: string): string {
  return `${text} Valid for {minutes} minutes. Staff never ask for it: tell it to nobody. If you did not ask for it, ignore this.`;
}

function withWarningTw(text: string): string {
  return `${text}，{minutes} 分鐘內有效。我們的人員絕不會向您索取驗證碼，請勿告知任何人。若非您本人申請，請忽略。`;
}

function withWarningKo(text: string): string {
  return `${text} {minutes}분간 유효합니다. 직원은 절대 인증번호를 묻지 않으니 누구에게도 알려주지 마세요. 요청하지 않았다면 무시하세요.`;
}

const PHONE_CHANGED: Record<Language, string> = {
  en: 'Your account at {house} now has another phone, and this one gets no more codes. Money cannot leave for {hours} hours. If this was not you, sign in, freeze the account and contact us in the app. Staff never ask for passwords or codes.',
  tw: '您的 {house} 帳號已改綁其他手機，此手機不再接收驗證碼，{hours} 小時內無法出金。若非您本人操作，請立即登入凍結帳戶，並在應用程式內聯絡我們。我們的人員絕不會索取密碼或驗證碼。',
  ko: '{house} 계정의 전화번호가 바뀌어 이 번호로는 더 이상 인증번호가 오지 않습니다. {hours}시간 동안 출금할 수 없습니다. 본인이 아니라면 로그인하여 계좌를 동결하고 앱에서 문의하세요. 직원은 비밀번호나 인증번호를 묻지 않습니다.',
};

const EMAIL_CODE_SUBJECT: Record<Language, string> = {
  en: '{house}: your e-mail code',
  tw: '{house}：電子郵件驗證碼',
  ko: '{house}: 이메일 인증번호',
};

const EMAIL_ENDED: Record<Language, { readonly subject: string; readonly text: string }> = {
  en: {
    subject: '{house}: e-mail address removed',
    text: 'This address was removed from your account at {house} and gets no more messages. If this was not you, sign in, freeze the account and contact us in the app. Staff never ask for passwords or codes.',
  },
  tw: {
    subject: '{house}：電子郵件地址已移除',
    text: '此地址已從您的 {house} 帳號移除，不再接收訊息。若非您本人操作，請立即登入凍結帳戶，並在 App 內聯絡我們。我們的人員絕不會索取密碼或驗證碼。',
  },
  ko: {
    subject: '{house}: 이메일 주소 삭제',
    text: '이 주소가 {house} 계정에서 삭제되어 더 이상 메시지를 보내지 않습니다. 본인이 아니라면 로그인하여 계좌를 동결하고 앱에서 문의하세요. 직원은 비밀번호나 인증번호를 묻지 않습니다.',
  },
};
