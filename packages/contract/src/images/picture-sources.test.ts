import { describe, expect, test } from 'vitest';
import { BUNDLED_HERO_IMAGE, PICTURE_WIDTHS, pictureSources, previewPicture } from './picture-sources';

const own = '/uploads/pictures/ab12-cd.jpg';

describe('uploaded pictures', () => {
  test('an uploaded picture has sources in every width and both formats', () => {
    const sources = pictureSources(own);
    for (const width of PICTURE_WIDTHS) {
      expect(sources?.avif).toContain(`/uploads/pictures/ab12-cd-${width}.avif ${width}w`);
      expect(sources?.webp).toContain(`/uploads/pictures/ab12-cd-${width}.webp ${width}w`);
    }
  });
  test('an uploaded picture has a preview for links', () =>
    expect(previewPicture(own)).toBe('/uploads/pictures/ab12-cd-og.jpg'));
});

test('a picture of another site is in no preview of a link', () => {
  expect(pictureSources('https://cdn.example.com/a.jpg')).toBeNull();
  expect(previewPicture('https://cdn.example.com/a.jpg')).toBe(BUNDLED_HERO_IMAGE);
});

test.each(['/uploads/a.jpg', '/assets/hero.jpg', '/uploads/pictures/../x.jpg', ''])(
  'the picture %j has no other sizes',
  (url) => {
    expect(pictureSources(url)).toBeNull();
    expect(previewPicture(url)).toBe(url);
  },
);
