import type { SkinName } from '../../../cms/src/demo-shop/pictures/scene';

/** Colours of a skin: lit, in full shade, and of its contours. */
export type Skin = Record<'base' | 'shade' | 'line', string>;

export const SKINS: Record<SkinName, Skin> = {
  clara: { base: '#efcdb8', shade: '#b9755f', line: '#9a5744' },
  morena: { base: '#cf9a74', shade: '#82482f', line: '#6d3a26' },
  oscura: { base: '#9a6648', shade: '#42211a', line: '#361a13' },
};
