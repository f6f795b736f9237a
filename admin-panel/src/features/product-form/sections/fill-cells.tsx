import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { digitsOnly } from '#ui/form/digits.ts';
import { Options, Select } from '#ui/form/input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type GridPart, type StockGridRow } from '../values/stock-grid.ts';
import { texts } from '../texts.ts';

type Choice = { value: string; label: string; part: GridPart };

// A part that is the whole grid is no choice of its own.
function choicesOf(grid: readonly StockGridRow[]): Choice[] {
  const colors = grid[0]?.cells.map(({ color }) => color) ?? [];
  const bySize = grid.length > 1 ? grid.flatMap(({ size }) => size ?? []) : [];
  const byColor = colors.length > 1 ? colors.flatMap((color) => color ?? []) : [];
  return [
    { value: '', label: texts.fillAll, part: {} },
    ...bySize.map((size) => ({ value: `size ${size}`, label: texts.fillSize(size), part: { size } })),
    ...byColor.map((color) => ({ value: `color ${color}`, label: texts.fillColor(color), part: { color } })),
  ];
}

type FillCellsProps = { grid: readonly StockGridRow[]; onFill: (typed: string, part: GridPart) => void };

/** Puts one number in all cells of the grid, or in those of a size or colour. */
export function FillCells({ grid, onFill }: FillCellsProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const choices = choicesOf(grid);
  const choice = choices.find(({ value }) => value === chosen) ?? choices[0];
  const apply = () => {
    onFill(typed, choice?.part ?? {});
    setTyped('');
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={texts.fill}
        className="w-28"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        enterKeyHint="done"
        value={typed}
        onValue={(text) => setTyped(digitsOnly(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (typed) apply();
        }}
      />
      {choices.length > 1 && (
        <Field label={texts.fillWhere} className="min-w-40 flex-1 sm:max-w-56">
          {(control) => (
            <Select {...control} value={choice?.value} onChange={({ target }) => setChosen(target.value)}>
              <Options options={choices} />
            </Select>
          )}
        </Field>
      )}
      <Button disabled={typed === ''} onClick={apply}>
        {texts.fillApply}
      </Button>
    </div>
  );
}
