import { type SiteContentInput } from '@shop/contract';
import { type ReactNode } from 'react';
import { type FieldArrayPath } from 'react-hook-form';
import { type ContentField } from './content-field.ts';
import {
  ChoiceControl,
  type ContentPath,
  type ControlProps,
  DigitsControl,
  SwitchControl,
  TextControl,
  LinesControl,
} from './content-fields.tsx';
import { fieldsBelow, placeAt } from './content-form.ts';
import { IconControl } from './icon-picker.tsx';
import { ListEditor } from './list-editor.tsx';

const controls: Record<NonNullable<ContentField['kind']>, (props: ControlProps) => ReactNode> = {
  text: TextControl,
  long: TextControl,
  switch: SwitchControl,
  pesos: DigitsControl,
  number: DigitsControl,
  icon: IconControl,
  lines: LinesControl,
  choice: ChoiceControl,
  none: () => null,
};

function FieldAt({ path }: { path: string }) {
  const place = placeAt(path);
  if (place.item)
    return (
      <ListEditor name={path as FieldArrayPath<SiteContentInput>}>
        {(index) => <Fields at={`${path}.${index}`} />}
      </ListEditor>
    );
  const Control = controls[place.kind ?? 'text'];
  const control = <Control name={path as ContentPath} field={place} />;
  return place.isWide ? <div className="min-w-0 sm:col-span-2">{control}</div> : control;
}

type FieldsProps = { at: string; names?: readonly string[] };

/** Shows the fields of a place of the content: those that are named, else all. */
export const Fields = ({ at, names = fieldsBelow(placeAt(at)) }: FieldsProps) =>
  names.map((name) => <FieldAt key={name} path={`${at}.${name}`} />);
