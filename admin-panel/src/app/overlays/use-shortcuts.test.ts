import { describe, expect, it } from 'vitest';
import { isTyping, shortcutAct } from './use-shortcuts.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('keyboard shortcuts', () => {
  it('keyboard shortcuts go to a page with G and its letter', () => {
    expect(shortcutAct(press('g'), false, true)).toEqual({ type: 'prefix' });
    expect(shortcutAct(press('o'), true, true)).toEqual({ type: 'go', to: '/orders' });
    expect(shortcutAct(press('P'), true, true)).toEqual({ type: 'go', to: '/products' });
    expect(shortcutAct(press('d'), true, true)).toEqual({ type: 'go', to: '/' });
    expect(shortcutAct(press('c'), true, true)).toEqual({ type: 'go', to: '/content' });
  });

  it('keyboard shortcuts do nothing for a letter without its G', () => {
    expect(shortcutAct(press('o'), false, true)).toBeNull();
  });

  it('keyboard shortcuts search with / and open their list with ?', () => {
    expect(shortcutAct(press('/'), false, true)).toEqual({ type: 'search' });
    expect(shortcutAct(press('?'), false, true)).toEqual({ type: 'help' });
  });

  it('keyboard shortcuts open the palette with Ctrl K even when single keys are disabled', () => {
    expect(shortcutAct(press('k', { ctrlKey: true }), false, false)).toEqual({ type: 'palette' });
    expect(shortcutAct(press('/'), false, false)).toBeNull();
    expect(shortcutAct(press('g'), false, false)).toBeNull();
  });

  it('keyboard shortcuts ignore combinations of the browser', () => {
    expect(shortcutAct(press('/', { ctrlKey: true }), false, true)).toBeNull();
  });

  it('keyboard shortcuts ignore keys typed into a field', () => {
    const input = document.createElement('input');
    expect(isTyping(input)).toBe(true);
    expect(isTyping(document.createElement('button'))).toBe(false);
  });
});
