import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { aSiteContent } from '@shop/web-kit/testing';
import { startPreview } from './editor-preview.ts';

let stop = () => {};
afterEach(() => stop());

function preview() {
  const client = createQueryClient();
  client.setQueryData(['content'], aSiteContent());
  const sent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  stop = startPreview(client);
  const slogan = () => client.getQueryData<ReturnType<typeof aSiteContent>>(['content'])?.hero.slogan;
  return { sent, slogan, client };
}

const draft = aSiteContent({ hero: { ...aSiteContent().hero, slogan: 'Borrador' } });
const message = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data, source: window.parent }));

test('a draft of the same origin is shown at once', () => {
  const { slogan } = preview();
  message(window.location.origin, { type: 'content-draft', content: draft });
  expect(slogan()).toBe('Borrador');
});

test('an icon that does not exist is shown as another one while it is being written', () => {
  const { client } = preview();
  const values = [{ icon: 'Dragon', title: '', description: '' }];
  const content = aSiteContent({ whyChooseJazmin: { ...draft.whyChooseJazmin, values } });
  message(window.location.origin, { type: 'content-draft', content });
  expect(client.getQueryData<typeof content>(['content'])?.whyChooseJazmin.values[0]?.icon).toBe('Info');
});

test('what comes from elsewhere, or is no draft, changes nothing', () => {
  const { slogan } = preview();
  message('https://evil.example', { type: 'content-draft', content: draft });
  message(window.location.origin, { type: 'other', content: draft });
  message(window.location.origin, 'content-draft');
  expect(slogan()).toBe(aSiteContent().hero.slogan);
});

test('a page that asks for the published texts again keeps showing the draft', async () => {
  const { slogan, client } = preview();
  message(window.location.origin, { type: 'content-draft', content: draft });
  await client.fetchQuery({ queryKey: ['content'], queryFn: () => aSiteContent(), staleTime: 0 });
  await expect.poll(slogan).toBe('Borrador');
});

test('a click tells the editor which block it is in and what is written there, and nobody of another origin', () => {
  const { sent } = preview();
  const block = document.createElement('section');
  block.dataset.contentBlock = 'hero';
  const title = block.appendChild(document.createElement('h1'));
  title.append('Sentite ');
  const last = title.appendChild(document.createElement('em'));
  last.append('hermosa');
  const picture = block.appendChild(document.createElement('img'));
  picture.alt = 'Un conjunto';
  document.body.append(block);
  const clicked = (part: HTMLElement) => {
    part.click();
    return sent.mock.lastCall;
  };
  const told = { type: 'content-block', block: 'hero', path: '/' };
  expect(clicked(last)).toEqual([{ ...told, words: ['hermosa', 'Sentite hermosa'] }, window.location.origin]);
  expect(clicked(picture)).toEqual([
    { ...told, words: ['Un conjunto', 'Sentite hermosa'] },
    window.location.origin,
  ]);
  block.remove();
});

test('a link of a block leads to its field instead of away, any other link where it always does', () => {
  preview();
  const followed = vi.fn();
  const aLink = (parent: HTMLElement) => {
    const link = parent.appendChild(document.createElement('a'));
    link.href = '#products';
    link.addEventListener('click', followed);
    return link;
  };
  const block = document.body.appendChild(document.createElement('section'));
  block.dataset.contentBlock = 'hero';
  const inBlock = aLink(block);
  const elsewhere = aLink(document.body);
  const click = (part: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    part.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click(inBlock.appendChild(document.createElement('b')))).toBe(true);
  expect(followed).not.toHaveBeenCalled();
  expect(click(elsewhere)).toBe(false);
  expect(followed).toHaveBeenCalledOnce();
  block.remove();
  elsewhere.remove();
});

test('a form of the page sends nothing while its texts are looked at', () => {
  preview();
  const main = document.body.appendChild(document.createElement('main'));
  const form = main.appendChild(document.createElement('form'));
  const sent = vi.fn();
  form.addEventListener('submit', sent);
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  stop();
  expect(submit()).toBe(false);
  expect(sent).toHaveBeenCalledOnce();
  main.remove();
});
