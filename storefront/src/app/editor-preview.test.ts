import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { aSiteContent } from '@shop/web-kit/testing';
import { startPreview } from './editor-preview.ts';

// @spec C.26

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

test('editor preview shows a draft of the same origin', () => {
  const { slogan } = preview();
  message(window.location.origin, { type: 'content-draft', content: draft });
  expect(slogan()).toBe('Borrador');
});

test('editor preview replaces unknown icons of a draft', () => {
  const { client } = preview();
  const values = [{ icon: 'Dragon', title: '', description: '' }];
  const content = aSiteContent({ whyChooseJazmin: { ...draft.whyChooseJazmin, values } });
  message(window.location.origin, { type: 'content-draft', content });
  expect(client.getQueryData<typeof content>(['content'])?.whyChooseJazmin.values[0]?.icon).toBe('Info');
});

test('editor preview ignores messages of other origins and other messages', () => {
  const { slogan } = preview();
  message('https://evil.example', { type: 'content-draft', content: draft });
  message(window.location.origin, { type: 'other', content: draft });
  message(window.location.origin, 'content-draft');
  expect(slogan()).toBe(aSiteContent().hero.slogan);
});

test('editor preview keeps the draft after a refetch of the published content', async () => {
  const { slogan, client } = preview();
  message(window.location.origin, { type: 'content-draft', content: draft });
  await client.fetchQuery({ queryKey: ['content'], queryFn: () => aSiteContent(), staleTime: 0 });
  await expect.poll(slogan).toBe('Borrador');
});

test('editor preview reports the clicked block and its texts to the same origin only', () => {
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
  const message = { type: 'content-block', block: 'hero', path: '/' };
  expect(clicked(last)).toEqual([
    { ...message, words: ['hermosa', 'Sentite hermosa'] },
    window.location.origin,
  ]);
  expect(clicked(picture)).toEqual([
    { ...message, words: ['Un conjunto', 'Sentite hermosa'] },
    window.location.origin,
  ]);
  block.remove();
});

test('editor preview does not follow links inside a block, but follows all others', () => {
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

test('editor preview blocks the forms of the page until it stops', () => {
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
