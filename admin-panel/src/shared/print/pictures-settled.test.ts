import { expect, it, vi } from 'vitest';
import { picturesSettled } from './print-sheet.tsx';

function sheetWithPictures(count: number) {
  const sheet = document.createElement('div');
  const pictures = Array.from({ length: count }, () => {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'complete', { value: false });
    return picture;
  });
  sheet.append(...pictures);
  return { sheet, pictures };
}

it('waits for every picture of the paper, also for one that fails', async () => {
  const { sheet, pictures } = sheetWithPictures(2);
  const ready = vi.fn();
  void picturesSettled(sheet).then(ready);
  pictures[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  pictures[1]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
});

it('a paper without pictures is ready at once', async () => {
  await expect(picturesSettled(document.createElement('div'))).resolves.toBeUndefined();
});
