/**
 * What stands on a lock screen, in the customer's language. Anybody beside the phone reads it: without the customer's word it names the group alone,
 * no symbol, no amount and no name (decision 0105).
 */
import { formatStory } from '@bahi/contract/format-story.ts';
import { groupOf, type MessageGroup } from '@bahi/contract/messages/groups.ts';
import type { StoryKey, StoryText } from '@bahi/contract/stories.ts';
import type { Language } from '../identity/service.ts';
import { contractTexts } from '../platform/contract-texts.ts';
import type { DueDelivery } from './store.ts';

const stories = new Map<Language, Promise<Readonly<Record<StoryKey, StoryText>>>>();

export async function wordsOf({
  story,
  kind,
  language,
  showsDetails,
}: Pick<DueDelivery, 'story' | 'kind' | 'language' | 'showsDetails'>): Promise<StoryText> {
  const { titles, body } = WORDS[language];
  if (!showsDetails) return { title: titles[groupOf(story.key, kind)], body };
  const { title } = formatStory(story, { texts: await textsOf(language), zone: 'Asia/Kolkata' });
  return { title, body };
}

/** By SMS never more: it crosses a network in the clear. The messenger puts in `{house}`. */
export function smsText(language: Language, group: MessageGroup): string {
  const { titles, sms } = WORDS[language];
  return `{house}: ${titles[group]}${sms}`;
}

/** The subject says as much as a lock screen; the text asks to open the app and names no more. */
export async function emailOfMessage(
  due: Parameters<typeof wordsOf>[0],
): Promise<{ readonly subject: string; readonly text: string }> {
  const { title } = await wordsOf(due);
  return { subject: `{house}: ${title}`, text: `${title}\n\n${WORDS[due.language].email}` };
}

function textsOf(language: Language): Promise<Readonly<Record<StoryKey, StoryText>>> {
  const known = stories.get(language) ?? contractTexts<Readonly<Record<StoryKey, StoryText>>>('stories', language);
  stories.set(language, known);
  return known;
}

interface Words {
  readonly titles: Readonly<Record<MessageGroup, string>>;
  readonly body: string;
  readonly sms: string;
  readonly email: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    titles: {
      security: 'Security message',
      risk: 'Risk warning',
      decision: 'Decision on your request',
      money: 'Money in or out',
      order: 'Order update',
      alert: 'Price alert',
      notice: 'New message',
    },
    body: 'Open the app to read it.',
    sms: '. Open the app to read it. We never ask for passwords or codes.',
    email:
      'Open {house} to read it. This e-mail has no links: we never send any, and never ask for passwords or codes. Choose what you get under Notifications in the app.',
  },
  tw: {
    titles: {
      security: '安全訊息',
      risk: '風險警示',
      decision: '您的申請已有結果',
      money: '資金進出通知',
      order: '委託更新',
      alert: '到價提醒',
      notice: '新訊息',
    },
    body: '開啟應用程式查看。',
    sms: '，請開啟應用程式查看。我們絕不會索取密碼或驗證碼。',
    email:
      '請開啟 {house} 查看。此郵件不含連結：我們從不寄送連結，也絕不會索取密碼或驗證碼。您可在應用程式的「通知」選擇接收項目。',
  },
  ko: {
    titles: {
      security: '보안 메시지',
      risk: '위험 경고',
      decision: '신청 결과 알림',
      money: '입출금 알림',
      order: '주문 알림',
      alert: '가격 알림',
      notice: '새 메시지',
    },
    body: '앱을 열어 확인하세요.',
    sms: '. 앱을 열어 확인하세요. 비밀번호나 인증번호를 묻지 않습니다.',
    email:
      '{house}를 열어 확인하세요. 이 이메일에는 링크가 없습니다. 저희는 링크를 보내지 않으며 비밀번호나 인증번호를 묻지 않습니다. 받을 항목은 앱의 ‘알림’에서 선택하세요.',
  },
};
