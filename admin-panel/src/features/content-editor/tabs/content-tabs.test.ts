import { describe, expect, it } from 'vitest';
import { countFaults, faultsOf, tabFrom } from './content-tabs.ts';

describe('content tabs', () => {
  it('opens the named tab and the first one for anything else', () => {
    expect(tabFrom('checkout')).toBe('checkout');
    expect(tabFrom('nada')).toBe('hero');
    expect(tabFrom(null)).toBe('hero');
  });

  it('flattens nested form errors to paths and counts them by tab', () => {
    const faults = faultsOf({
      hero: { buttonLink: { type: 'custom', message: 'Mal destino' } },
      contact: { socialMedia: [undefined, { link: { message: 'Mal enlace' } }] },
    });
    expect(faults).toEqual([
      { path: 'hero.buttonLink', message: 'Mal destino' },
      { path: 'contact.socialMedia.1.link', message: 'Mal enlace' },
    ]);
    expect(countFaults(faults, 'contact')).toBe(1);
    expect(countFaults(faults, 'checkout')).toBe(0);
  });
});
