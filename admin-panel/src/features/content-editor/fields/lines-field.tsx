import { type SiteContentInput } from '@shop/contract';
import { useController } from 'react-hook-form';
import { Button, IconButton } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';
import { type ControlProps } from './content-fields.tsx';

// React Hook Form's field arrays hold objects only, so these lines are edited as one value.
export function LinesControl({ name, field: { label } }: ControlProps) {
  const { value, onChange } = useController<SiteContentInput>({ name }).field;
  const lines = ((value ?? []) as unknown as readonly (string | undefined)[]).map((line) => line ?? '');
  const change = (position: number, text: string) =>
    onChange(lines.map((line, i) => (i === position ? text : line)));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {lines.map((line, i) => (
          <li key={i} className="flex gap-2">
            <Input
              aria-label={texts.list.heading(texts.line, i + 1)}
              value={line}
              onChange={(event) => change(i, event.target.value)}
            />
            <IconButton
              icon="x"
              label={texts.list.remove(texts.line, i + 1)}
              variant="danger-ghost"
              onClick={() => onChange(lines.filter((_, other) => other !== i))}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={() => onChange([...lines, ''])}>
        {texts.list.add(texts.line)}
      </Button>
    </fieldset>
  );
}
