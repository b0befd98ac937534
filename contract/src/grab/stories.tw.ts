/** Traditional Chinese texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.requested': {
    title: '已收到 {name} 的申請',
    body: '您申請了 {name} {lots} 手，已圈存 {amount}，至 {drawn} 抽籤為止。{closes} 前可取消。',
  },
  'grab.cancelled': {
    title: '已取消 {name} 的申請',
    body: '您已取消 {name} 的申請，{amount} 已可動用。',
  },
  'grab.won': {
    title: '{name} 全數中籤',
    body: '您申請的 {name} {shares} 股全數中籤（含費用 {paid}），已列入持倉。',
  },
  'grab.won_part': {
    title: '{name} 部分中籤',
    body: '您申請 {name} {asked} 股，其中 {shares} 股中籤（含費用 {paid}），已列入持倉；{released} 已可動用。',
  },
  'grab.not_won': {
    title: '{name} 未中籤',
    body: '您的 {name} 申請未中籤，{amount} 已可動用。任何人都可在「大型股搶購」驗證抽籤結果。',
  },
  'grab.withdrawn': {
    title: '{name}：此檔已取消',
    body: '{name} 的大型股搶購已取消，不進行抽籤，{amount} 已可動用。',
  },
  'grab.price_moved': {
    title: '{name}：抽籤已取消',
    body: '抽籤當下 {name} 的標記價格與認購價相差超過 3%，因此未售出任何股票，{amount} 已可動用。',
  },
  'grab.price_unknown': {
    title: '{name}：抽籤已取消',
    body: '抽籤當下 {name} 沒有標記價格，因此未售出任何股票，{amount} 已可動用。',
  },
  'grab.level_missing': {
    title: '{name}：抽籤已取消',
    body: '{name} 抽籤所需的收盤指數未能記錄，因此未售出任何股票，{amount} 已可動用。',
  },
  'grab.gone_ex': {
    title: '{name}：未售出股票',
    body: '{name} 於抽籤股份售出前除權息，認購價僅適用於除權息前的股份，因此未售出任何股票，{amount} 已可動用。',
  },
  'grab.is_short': {
    title: '{name}：未配發',
    body: '您的 {name} 申請已中籤，但您已放空該股，或有放空委託尚未結束，兩者不得並存。{amount} 已可動用。',
  },
  'grab.restricted': {
    title: '{name}：未配發',
    body: '您的 {name} 申請已中籤，但您的帳戶受限制，無法取得股票，{amount} 已可動用。限制原因與申訴方式請至「我的」的「登入與安全」查看。',
  },
  'grab.allotted': {
    title: '{name} 已配發',
    body: '您的申請為第 {place} 筆，全數獲配：{name} {shares} 股（含費用 {paid}）已列入持倉。',
  },
  'grab.allotted_part': {
    title: '{name} 部分配發',
    body: '您的申請為第 {place} 筆，申請 {name} {asked} 股，額度僅餘 {shares} 股，已列入持倉（含費用 {paid}）。',
  },
};
