/** The texts of what guards the account: passwords, second factors, devices, pauses and restrictions. */
import { defineTexts } from '../i18n/texts.ts';

export const securityTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'));
