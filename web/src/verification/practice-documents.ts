/** Made-up documents for rehearsals: numbers that pass their checks and belong to nobody, and a card marked as a specimen. */
import { normaliseAadhaar, splitIdNumber } from '@bahi/core/identity-numbers.ts';
import type { IdType } from './draft.ts';

/** What the fields of numbers hold. */
export function madeUpNumbers(idType: IdType): { idFirst: string; idRest: string; pan: string } {
  const pan = `${letters(3)}P${letters(1)}${digits(4).replace('0000', '0001')}${letters(1)}`;
  const { first, rest } = splitIdNumber(idType === 'pan' ? pan : madeUpAadhaar());
  return { idFirst: first, idRest: rest, pan: idType === 'pan' ? '' : pan };
}

/** Exactly one of the ten check digits fits. */
function madeUpAadhaar(): string {
  const head = `${2 + below(8)}${digits(10)}`;
  return [...'0123456789'].map((digit) => head + digit).find((number) => normaliseAadhaar(number) !== null)!;
}

export interface SpecimenWords {
  readonly title: string;
  readonly mark: string;
  readonly note: string;
}

export async function specimenCard({ title, mark, note }: SpecimenWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1_012, 638];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#dfe3ee';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#2b3a8c';
  context.lineWidth = 6;
  context.strokeRect(24, 24, canvas.width - 48, canvas.height - 48);
  context.fillStyle = '#14172b';
  context.font = '600 44px sans-serif';
  context.fillText(title, 72, 128);
  context.font = '28px sans-serif';
  context.fillText(note, 72, 184);
  // Lines as of print, none of them alike: two specimens are two pictures.
  for (let y = 250; y < 560; y += 34) context.fillRect(72, y, 180 + below(520), 12);
  context.translate(canvas.width / 2, 420);
  context.rotate(-0.3);
  context.globalAlpha = 0.35;
  context.font = '700 150px sans-serif';
  context.textAlign = 'center';
  context.fillText(mark, 0, 0);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('the specimen could not be drawn');
  return file;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + below(26))).join('');
}

function digits(count: number): string {
  return Array.from({ length: count }, () => below(10)).join('');
}

function below(limit: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % limit;
}
