/** Korean texts of refusals of what is told where. */
import type { notifications as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'notifications.always_in_app': '보안 메시지와 위험 경고는 항상 앱에 표시됩니다.',
  'notifications.no_sms': '여기에서는 SMS를 사용할 수 없습니다. 푸시나 앱을 이용하세요.',
  'notifications.no_phone': '먼저 ‘로그인과 보안’에서 전화번호를 추가하세요.',
  'notifications.no_email': '여기에서는 이메일을 사용할 수 없습니다. 푸시나 앱을 이용하세요.',
  'notifications.no_address': '먼저 ‘로그인과 보안’에서 이메일 주소를 추가하세요.',
  'notifications.endpoint_refused':
    '이 브라우저의 푸시 서비스에 연결할 수 없습니다. 모든 메시지는 앱에서 계속 받을 수 있습니다.',
  'notifications.keys_invalid': '이 브라우저의 푸시 키를 읽을 수 없습니다. 푸시를 껐다가 다시 켜세요.',
};
