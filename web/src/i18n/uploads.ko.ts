import type { UploadTexts } from './uploads.en.ts';

const texts: UploadTexts = {
  takePhoto: '사진 찍기',
  chooseFile: '파일 선택',
  dropHere: '여기로 끌어다 놓아도 됩니다. JPG, PNG, WebP.',
  formats: 'JPG, PNG, WebP.',
  replace: '바꾸기',
  remove: '삭제',
  retry: '지금 다시 시도',
  of: (action, label) => `${action}: ${label}`,
  preview: (label) => `${label}(보낸 사진)`,
  preparing: '사진 크기를 줄이는 중…',
  sending: (percent) => `보내는 중 ${percent}%`,
  progress: '전송 진행률',
  waiting: '연결이 없습니다. 연결되면 자동으로 이어지며, 사진은 여기에 그대로 있습니다.',
  waitingServer: '아직 응답이 없습니다. 자동으로 다시 보내며 한 번만 처리됩니다.',
  kept: '받았습니다',
  keptBefore: (time) => `${time}에 받았습니다. 사진은 브라우저에 보관하지 않아 여기에 표시되지 않습니다.`,
  failed: '받지 못했습니다. 사진은 그대로 있으니 다시 시도하세요.',
  stays: '이전에 받은 사진은 그대로 있습니다.',
  stillSending: '사진을 아직 보내는 중입니다.',
};

export default texts;
