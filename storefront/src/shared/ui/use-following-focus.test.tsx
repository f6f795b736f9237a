import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useFollowingFocus } from './use-following-focus.ts';

type Shown = 'button' | 'form' | 'message';

function Place() {
  const [shown, setShown] = useState<Shown>('button');
  const place = useFollowingFocus<HTMLDivElement>(shown);
  return (
    <>
      <div ref={place}>
        <p role="status" tabIndex={-1}>
          {shown === 'message' && 'Received'}
        </p>
        {shown === 'button' && <button onClick={() => setShown('form')}>Open</button>}
        {shown === 'form' && (
          <form>
            <input aria-label="Name" />
            <button type="button" onClick={() => setShown('message')}>
              Send
            </button>
            <button type="button" onClick={() => setShown('button')}>
              Cancel
            </button>
          </form>
        )}
      </div>
      <button onClick={() => setShown('form')}>Elsewhere</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('focus follows from the button to the first field and back', async () => {
  render(<Place />);
  await press('Open');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('focus follows to the message that replaces a form', async () => {
  render(<Place />);
  await press('Open');
  await press('Send');
  expect(screen.getByText('Received')).toHaveFocus();
});

test('focus stays with a shopper who uses another part of the page', async () => {
  render(<Place />);
  await press('Elsewhere');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
