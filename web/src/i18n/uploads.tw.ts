import type { UploadTexts } from './uploads.en.ts';

const texts: UploadTexts = {
  takePhoto: '拍照',
  chooseFile: '選擇檔案',
  dropHere: '也可以拖曳到這裡。支援 JPG、PNG、WebP。',
  formats: '支援 JPG、PNG、WebP。',
  replace: '更換',
  remove: '移除',
  retry: '立即重試',
  of: (action, label) => `${action}：${label}`,
  preview: (label) => `${label}（送出的樣子）`,
  preparing: '正在縮小圖片…',
  sending: (percent) => `傳送中 ${percent}%`,
  progress: '傳送進度',
  waiting: '目前沒有連線。恢復後會自動繼續，照片仍保留在這裡。',
  waitingServer: '尚未收到回覆。會自動重新傳送，且只算一次。',
  kept: '已收到',
  keptBefore: (time) => `已於 ${time} 收到。瀏覽器不保存照片，因此這裡不顯示。`,
  failed: '未能接收，資料沒有遺失，請再試一次。',
  stays: '先前收到的照片仍保留。',
  stillSending: '照片仍在傳送中。',
};

export default texts;
