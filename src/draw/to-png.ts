/** A scene as PNG. sharp gets a buffer, never a path: by path it would embed whatever files the SVG names. */
import sharp from 'sharp';
import type { Fonts } from './fonts.js';
import type { Scene } from './shape.js';
import { sceneToSvg } from './to-svg.js';

/** Pixels per mm at scale 1: a counter of 15 mm is 75 pixels wide, right for a screen. */
export const pixelsPerMm = 5;

/** The picture as PNG at 1 to 4 times screen size. */
export async function sceneToPng(scene: Scene, fonts: Fonts, scale = 1): Promise<Buffer> {
  if (!(scale >= 1 && scale <= 4)) throw new RangeError(`Cannot make a PNG at scale ${scale}: expected 1 to 4`);
  const svg = Buffer.from(sceneToSvg(scene, fonts));
  const density = 25.4 * pixelsPerMm * scale;
  const width = Math.round(scene.width * pixelsPerMm * scale);
  const height = Math.round(scene.height * pixelsPerMm * scale);
  return sharp(svg, { density, limitInputPixels: 400_000_000, unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
