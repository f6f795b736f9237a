import { variantName } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { type HeldItem, isAll, shareOf } from './chosen-units.ts';
import { texts } from './texts.ts';
import type { GivingBack } from './use-giving-back.ts';

export const unitOptions = (held: number, least: number) =>
  Array.from({ length: held + 1 - least }, (_, at) => ({
    value: String(at + least),
    label: texts.back(at + least, held),
  }));

type LineProps = { line: HeldItem; units: number; onUnits: (units: number) => void };

function TickedLine({ line, units, onUnits }: LineProps) {
  const { title, unitsHeld } = line;
  return (
    <li className="flex items-center gap-3 py-1">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <Checkbox checked={units > 0} onChange={({ target }) => onUnits(target.checked ? unitsHeld : 0)} />
        <span className="min-w-0 break-words">{texts.ofLine(title, variantName(line))}</span>
      </label>
      {units > 0 && unitsHeld > 1 && (
        <SelectField
          label={texts.unitsOf(title)}
          hideLabel
          className="w-24 shrink-0"
          value={String(units)}
          onValue={(next) => onUnits(Number(next))}
          options={unitOptions(unitsHeld, 1)}
        />
      )}
      <span className="shrink-0 tabular-nums">{formatMoney(shareOf(line, units || unitsHeld))}</span>
    </li>
  );
}

/** Lists what the client may give back, each line with what she paid for it; a tick chooses all its units. */
export function TickedLines({ form }: { form: GivingBack }) {
  const { held, chosen, setChosen } = form;
  const goods = held.reduce((sum, line) => sum + shareOf(line, line.unitsHeld), 0);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.ticks}</legend>
      <ul className="divide-y divide-line">
        {held.map((line) => (
          <TickedLine
            key={line.lineId}
            line={line}
            units={chosen[line.lineId] ?? 0}
            onUnits={(units) => setChosen({ ...chosen, [line.lineId]: units })}
          />
        ))}
      </ul>
      {isAll(form) && (form.money?.amount ?? 0) > goods && (
        <p className="text-sm text-muted">{texts.withDelivery}</p>
      )}
    </fieldset>
  );
}
