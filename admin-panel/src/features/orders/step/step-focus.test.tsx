import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEXT_STEP, useStepFocusInList } from './step-focus.ts';

type Row = { id: string; hasStep: boolean };

function Orders({ rows }: { rows: readonly Row[] }) {
  const { ref, onFocus } = useStepFocusInList(rows);
  return (
    <div ref={ref} onFocus={onFocus}>
      {rows.map(({ id, hasStep }) => (
        <p key={id} data-order={id}>
          <a href={`#${id}`}>{id}</a>
          {hasStep && <button {...NEXT_STEP}>{`Marcar ${id}`}</button>}
        </p>
      ))}
    </div>
  );
}

test('the row after one that leaves the list takes the focus, also when its step was gone before', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, hasStep: true })) as [Row, Row];
  const { rerender } = render(<Orders rows={[a, b]} />);
  screen.getByRole('button', { name: 'Marcar b' }).focus();
  rerender(<Orders rows={[a, { ...b, hasStep: false }]} />);
  expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
  rerender(<Orders rows={[a]} />);
  expect(screen.getByRole('button', { name: 'Marcar a' })).toHaveFocus();
});
