/** Korean texts of refusals of what asks for a VIP level. */
import type { vip as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'vip.level_too_low':
    'VIP {needed}등급이 필요하며 현재 {level}등급입니다. 등급은 영업일이 끝날 때 계산하며, 부족한 조건은 VIP 화면에 있습니다.',
  'vip.average_too_low':
    'VIP {needed}등급이 필요하며 현재 {level}등급입니다. 30일 평균 총자산은 {average}(으)로 {short} 부족합니다. 모든 조건은 VIP 화면에 있습니다.',
  'vip.account_too_young':
    'VIP {needed}등급이 필요하며 현재 {level}등급입니다. 계좌 개설 후 {account_days}일이 지났고 {days}일이 필요합니다. 모든 조건은 VIP 화면에 있습니다.',
};
