import { describe, expect, test } from 'vitest';
import { changedPictures, NO_PICTURES, UnknownPictureColor } from './product-pictures';

const NEGRO = { name: 'Negro', value: '#000000' };
const ROJO = { name: 'Rojo', value: '#aa0000' };
const stored = {
  thumbnails: ['/a.jpg', '/b.jpg'],
  thumbnailAlts: ['De frente', ''],
  thumbnailColors: [['Negro'], ['Rojo']],
};

describe('changedPictures', () => {
  test('changedPictures returns null for a change of other fields', () => {
    expect(changedPictures({}, stored, [NEGRO, ROJO])).toBeNull();
    expect(changedPictures({ thumbnails: stored.thumbnails }, stored, [NEGRO, ROJO])).toBeNull();
  });

  test('changedPictures moves the colours with their picture and keeps the texts in their place', () => {
    expect(changedPictures({ thumbnails: ['/b.jpg', '/c.jpg'] }, stored, [NEGRO, ROJO])).toEqual([
      { url: '/b.jpg', alt: 'De frente', colors: ['Rojo'] },
      { url: '/c.jpg', alt: '', colors: [] },
    ]);
  });

  test('changedPictures drops the assignment of a removed colour', () => {
    const colors = changedPictures({}, stored, [ROJO])?.map((picture) => picture.colors);
    expect(colors).toEqual([[], ['Rojo']]);
  });

  test('changedPictures spells a colour as the product does, once', () => {
    const change = { ...NO_PICTURES, thumbnails: ['/a.jpg'], thumbnailColors: [['negro', ' NEGRO']] };
    expect(changedPictures(change, NO_PICTURES, [NEGRO])).toMatchObject([{ colors: ['Negro'] }]);
  });

  test('changedPictures refuses a colour that the product does not have', () => {
    const change = () => changedPictures({ thumbnailColors: [['Verde']] }, stored, [NEGRO, ROJO]);
    expect(change).toThrow(UnknownPictureColor);
  });
});
