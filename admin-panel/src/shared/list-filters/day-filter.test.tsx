import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DayFilter } from './day-filter.tsx';

// @spec 2.15.7
it('the day filter keeps a year being typed and requests it when it is complete', () => {
  const requests: string[] = [];
  let arrive: (day: string) => void = () => undefined;
  function Filters() {
    const [day, setDay] = useState('');
    arrive = (next) => act(() => setDay(next));
    return <DayFilter label="Fecha" canBeEmpty day={day} onDay={(wanted) => void requests.push(wanted)} />;
  }
  render(<Filters />);
  const field = screen.getByLabelText('Fecha');
  const year = (typed: string) => {
    fireEvent.change(field, { target: { value: `${typed}-11-20` } });
    expect(field).toHaveValue(`${typed}-11-20`);
  };
  ['0002', '0020', '0202'].forEach(year);
  expect(requests).toEqual([]);
  year('2025');
  year('2026');
  arrive('2025-11-20');
  expect(field).toHaveValue('2026-11-20');
  arrive('2026-11-20');
  expect(requests).toEqual(['2025-11-20', '2026-11-20']);
  arrive('');
  expect(field).toHaveValue('');
});
