// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { announceFilledFields } from './filled-fields.ts';

announceFilledFields();

function aForm(fields: string) {
  document.body.replaceChildren(document.createRange().createContextualFragment(`<form>${fields}</form>`));
  const form = document.forms[0]!;
  const heard = vi.fn<(name: string, value: string) => void>();
  const hear = ({ target }: Event) =>
    heard(
      ...((['name', 'value'] as const).map((key) => (target as HTMLInputElement)[key]) as [string, string]),
    );
  form.addEventListener('input', hear);
  form.addEventListener('change', hear);
  form.addEventListener('submit', (event) => event.preventDefault());
  return { form, heard };
}

test.each([
  ['<input name="a" type="email" autocomplete="email">', 'ana@example.com'],
  ['<input name="a" type="password" autocomplete="current-password">', 'Azahar'],
  ['<textarea name="a" autocomplete="street-address"></textarea>', 'Hola'],
  [
    '<select name="a" autocomplete="address-level2"><option value=""></option><option value="roca"></option></select>',
    'roca',
  ],
])('the field %s that was filled without an event is announced before the form is sent', (markup, value) => {
  const { form, heard } = aForm(markup);
  (form.elements[0] as HTMLInputElement).value = value;
  form.requestSubmit();
  expect(heard.mock.calls).toEqual([['a', value]]);
  form.requestSubmit();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a field that announced its value, an empty one and a choice are not announced again', () => {
  const { form, heard } = aForm(`<input name="a" autocomplete="name"><input name="b" autocomplete="tel">
    <input name="c" type="radio" value="x">`);
  const [typed] = form.elements;
  (typed as HTMLInputElement).value = 'Ana';
  typed!.dispatchEvent(new Event('input', { bubbles: true }));
  heard.mockClear();
  form.requestSubmit();
  expect(heard).not.toHaveBeenCalled();
});

test('a field that no browser fills is not announced: its value is the own one of the page', () => {
  const { form, heard } = aForm(
    '<select name="a"><option value=""></option><option value="roca"></option></select><input name="b" autocomplete="off">',
  );
  for (const field of form.elements) (field as HTMLInputElement).value = 'roca';
  form.requestSubmit();
  expect(heard).not.toHaveBeenCalled();
});
