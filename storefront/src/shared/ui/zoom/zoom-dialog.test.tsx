import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ZoomDialog from './zoom-dialog.tsx';

const BOX = { left: 0, top: 0, width: 400, height: 800 };

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(
    <ZoomDialog
      title="Alma"
      pictures={[{ url: '/a.jpg', alt: 'Alma' }]}
      start={0}
      onClose={() => undefined}
    />,
  );
  stage().getBoundingClientRect = () => BOX as DOMRect;
  Object.defineProperties(stage(), { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  Object.defineProperties(picture(), { offsetWidth: { value: 400 }, offsetHeight: { value: 500 } });
});

const stage = () => screen.getByRole('button', { name: 'Acercar o alejar' });
const picture = () => screen.getByRole('img', { name: 'Alma' });
const transform = () => picture().style.transform;
const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId });

test('zoom dialog enlarges the picture around the pressed point', () => {
  fireEvent.click(stage(), { ...at(300, 400), detail: 1 });
  expect(transform()).toBe('translate(-100px) scale(2)');
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(stage(), { ...at(300, 400), detail: 1 });
  expect(transform()).toBe('translate(0px) scale(1)');
});

test('zoom dialog zooms once for a double tap', () => {
  fireEvent.click(stage(), { ...at(200, 400), detail: 1 });
  fireEvent.click(stage(), { ...at(200, 400), detail: 2 });
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
});

test('zoom dialog follows the finger up to the edge of the picture, and a drag is no tap', () => {
  fireEvent.click(stage(), { ...at(200, 400), detail: 1 });
  fireEvent.pointerDown(stage(), at(200, 400));
  fireEvent.pointerMove(stage(), at(150, 380));
  expect(transform()).toBe('translate(-50px, -20px) scale(2)');
  fireEvent.pointerMove(stage(), at(-900, 380));
  expect(transform()).toBe('translate(-200px, -20px) scale(2)');
  fireEvent.pointerUp(stage(), at(-900, 380));
  fireEvent.click(stage(), { ...at(-900, 380), detail: 1 });
  expect(stage()).toHaveAttribute('aria-pressed', 'true');
});

test('zoom dialog follows two fingers', () => {
  fireEvent.pointerDown(stage(), at(150, 400, 1));
  fireEvent.pointerDown(stage(), at(250, 400, 2));
  fireEvent.pointerMove(stage(), at(50, 400, 1));
  fireEvent.pointerMove(stage(), at(350, 400, 2));
  expect(transform()).toMatch(/scale\(3\)$/);
  fireEvent.pointerMove(stage(), at(345, 400, 1));
  expect(transform()).toBe('translate(0px) scale(1)');
});

test('zoom dialog is worked with the keyboard', () => {
  fireEvent.keyDown(stage(), { key: 'ArrowRight' });
  expect(transform()).toBe('translate(0px) scale(1)');
  fireEvent.click(stage(), { detail: 0 });
  fireEvent.keyDown(stage(), { key: 'ArrowRight' });
  fireEvent.keyDown(stage(), { key: 'ArrowDown' });
  expect(transform()).toBe('translate(-80px, -80px) scale(2)');
});
