import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FoldingCard } from './folding-card.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a phone that is turned keeps the part that was opened, and the focus in it', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  const user = userEvent.setup();
  render(
    <FoldingCard title="Envíos">
      <input aria-label="Costo" />
    </FoldingCard>,
  );
  await user.click(screen.getByText('Envíos'));
  const field = screen.getByLabelText('Costo');
  await user.type(field, '12');
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('12');
});
