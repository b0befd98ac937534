/** Who looks at a document stands written all over it (rules §6): a photo of the screen names the one who took it. */
import sharp, { type Channels } from 'sharp';

/** The picture with the text across it, slanting. Refuses to show it without: no font, no view. */
export async function watermark(picture: Buffer, text: string): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const size = Math.max(14, Math.round(Math.min(width, height) / 28));
  const line = await sharp({
    text: { text: escaped(text), font: `sans ${size}`, dpi: 72, rgba: true },
  })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!isVisible(line.data)) throw new Error('the watermark cannot be drawn: no font is installed');
  const whole = await slanted(line);
  // A small picture takes a part of the tile: a larger one cannot be laid over it.
  const [tileWidth, tileHeight] = [Math.min(width, whole.info.width), Math.min(height, whole.info.height)];
  const tile = await sharp(whole.data, { raw: rawOf(whole.info) })
    .extract({ left: 0, top: 0, width: tileWidth, height: tileHeight })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(picture)
    .composite([{ input: tile.data, raw: rawOf(tile.info), tile: true, blend: 'over' }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

interface Raw {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: Channels };
}

/** Dark with a light double beside it, so that it shows on every ground; half transparent, so that the document does too. */
async function slanted({ data, info }: Raw): Promise<Raw> {
  const dark = Buffer.from(data);
  const light = Buffer.from(data);
  for (let index = 0; index < data.length; index += 4) {
    dark.fill(0x20, index, index + 3);
    light.fill(0xff, index, index + 3);
    dark[index + 3] = Math.round(data[index + 3]! * 0.55);
    light[index + 3] = Math.round(data[index + 3]! * 0.55);
  }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const [width, height] = [info.width + 40, info.height * 3];
  const both = await sharp({ create: { width, height, channels: 4, background: clear } })
    .composite([
      { input: light, raw: rawOf(info), left: 22, top: info.height + 2 },
      { input: dark, raw: rawOf(info), left: 20, top: info.height },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(both.data, { raw: rawOf(both.info) })
    .rotate(-20, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function rawOf({ width, height, channels }: Raw['info']) {
  return { width, height, channels };
}

function isVisible(rgba: Buffer): boolean {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index]! > 0) return true;
  return false;
}

/** Pango reads markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
