import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FilterSelect } from './filter-fields.tsx';

it('the filter select keeps the last choice until the address has changed, and follows other changes', () => {
  const requests: string[] = [];
  let arrive: (value: string) => void = () => undefined;
  function Filters() {
    const [value, setValue] = useState('');
    arrive = (next) => act(() => setValue(next));
    return (
      <FilterSelect label="Estado" value={value} onChoice={(choice) => void requests.push(choice)}>
        {['', 'paid', 'cancelled'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </FilterSelect>
    );
  }
  render(<Filters />);
  const field = screen.getByLabelText('Estado');
  for (const value of ['paid', 'cancelled']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
  arrive('paid');
  expect(field).toHaveValue('cancelled');
  arrive('cancelled');
  expect(requests).toEqual(['paid', 'cancelled']);
  arrive('');
  expect(field).toHaveValue('');
});
