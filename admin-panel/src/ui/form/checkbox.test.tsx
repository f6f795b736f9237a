import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('the checkbox passes its element to an object ref and to a callback ref', () => {
  const object = createRef<HTMLInputElement>();
  const callback = vi.fn();
  const { rerender } = render(<Checkbox aria-label="Todas" ref={object} />);
  expect(object.current).toBe(screen.getByRole('checkbox'));
  rerender(<Checkbox aria-label="Todas" ref={callback} />);
  expect(callback).toHaveBeenCalledWith(screen.getByRole('checkbox'));
});

test('the checkbox shows the indeterminate state and leaves it', () => {
  const { rerender } = render(<Checkbox aria-label="Todas" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  rerender(<Checkbox aria-label="Todas" />);
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
});
