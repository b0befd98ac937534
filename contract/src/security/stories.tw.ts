/** Traditional Chinese texts of stories of what guards an account. */
import type { StoryText } from '../stories.ts';
import type { security as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
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
  'security.email_bound': {
    title: '已新增電子郵件地址',
    body: '您選擇的訊息也會寄至 {email}。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.email_changed': {
    title: '電子郵件地址已變更',
    body: '自現在起，電子郵件將寄至 {email}，舊地址不再接收。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
  },
  'security.email_removed': {
    title: '電子郵件地址已移除',
    body: '{email} 不再接收訊息。若非您本人操作，請至「登入與安全」凍結帳戶並變更登入密碼。',
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
  'security.destination_default': {
    title: '預設出金帳戶已變更',
    body: '出金時將優先選用 {destination}。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'security.session_ended': {
    title: '{device} 已被登出',
    body: '由 {by} 登出。若非您本人操作，請至「登入與安全」凍結帳戶並變更密碼。',
  },
  'security.fund_password_locked': {
    title: '資金密碼已鎖定至 {until}',
    body: '資金密碼或驗證碼錯誤次數過多，{until} 前需要資金密碼的操作均不受理。若非您本人操作，表示有人已登入您的帳號，請立即至「登入與安全」凍結帳戶並變更密碼。',
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
};
