import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { followTranslation } from '@shop/web-kit/translation';

beforeAll(followTranslation);

type Replace = (text: Text, standIn: Element) => void;
const WAYS: [string, Replace][] = [
  ['in one step', (text, standIn) => text.replaceWith(standIn)],
  [
    'in two steps',
    (text, standIn) => {
      text.parentNode?.insertBefore(standIn, text);
      text.remove();
    },
  ],
];

function translate(replace: Replace) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data}*`;
    outer.append(inner);
    replace(text, outer);
  }
}

function Product() {
  const [units, setUnits] = useState(1);
  return (
    <section aria-label="producto">
      <p>
        <strong>{units} de 3</strong> {units > 1 && 'quedan '}
        {units} unidades{units > 2 ? <em>últimas</em> : null}
      </p>
      {units === 1 ? 'Elegí tu talle' : <b>Agregar</b>}
      <button onClick={() => setUnits((before) => before + 1)} aria-label="más" />
      <button onClick={() => setUnits(1)} aria-label="de nuevo" />
    </section>
  );
}

const shown = () => screen.getByRole('region', { name: 'producto' }).textContent?.replaceAll('*', '');
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it.each(WAYS)('a page whose texts were replaced %s follows each change', async (_, replace) => {
  render(<Product />);
  const before = shown();
  translate(replace);
  await press('más');
  expect(shown()).toBe('2 de 3 quedan 2 unidadesAgregar');
  translate(replace);
  await press('más');
  expect(shown()).toBe('3 de 3 quedan 3 unidadesúltimasAgregar');
  translate(replace);
  await press('de nuevo');
  expect(shown()).toBe(before);
});
