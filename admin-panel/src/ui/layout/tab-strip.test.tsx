import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

const sizes = (scrollWidth: number) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
};
let measure = () => undefined as void;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  },
);
afterEach(() => void vi.restoreAllMocks());

const open = () => {
  const { container } = render(
    <Tabs defaultValue="a">
      <TabList aria-label="Secciones">
        <Tab value="a">Portada</Tab>
        <Tab value="b">Contacto</Tab>
      </TabList>
      <TabPanel value="a">uno</TabPanel>
      <TabPanel value="b">dos</TabPanel>
    </Tabs>,
  );
  act(() => measure());
  return { container, arrows: () => container.querySelectorAll('button[aria-hidden]') };
};

// @spec C.45
test('a strip that hides tabs has an arrow where more are, out of reach of keyboard and screen reader', () => {
  sizes(900);
  const { container, arrows } = open();
  expect(arrows()).toHaveLength(1);
  expect(arrows()[0]).toHaveAttribute('tabindex', '-1');
  const strip = container.querySelector('.overflow-x-auto')!;
  strip.scrollLeft = 100;
  act(() => void strip.dispatchEvent(new Event('scroll')));
  expect(arrows()).toHaveLength(2);
  strip.scrollLeft = 600;
  act(() => void strip.dispatchEvent(new Event('scroll')));
  expect(arrows()).toHaveLength(1);
});

test('a strip that shows all of its tabs has no arrow, and arrow keys move between the tabs', async () => {
  sizes(300);
  const { arrows } = open();
  expect(arrows()).toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'Portada' }));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Contacto' })).toHaveFocus());
  expect(screen.getByText('dos')).toBeVisible();
});

// @spec C.45
test('a strip scrolls a newly chosen tab into sight, but leaves the position alone otherwise', () => {
  sizes(900);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('data-state') === 'active' && this.getAttribute('role') === 'tab'
      ? new DOMRect(500, 0, 100, 40)
      : new DOMRect(0, 0, 300, 40);
  });
  const { container } = open();
  const strip = container.querySelector('.overflow-x-auto')!;
  expect(strip.scrollLeft).toBe(400);
  strip.scrollLeft = 0;
  act(() => void strip.dispatchEvent(new Event('scroll')));
  expect(strip.scrollLeft).toBe(0);
});
