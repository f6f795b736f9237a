import { describe, expect, it } from 'vitest';
import { countFaults, faultsOf, tabFrom } from './content-tabs.ts';

describe('content tabs', () => {
  it('tabFrom returns the named tab, or the first one for any other name', () => {
    expect(tabFrom('checkout')).toBe('checkout');
    expect(tabFrom('nada')).toBe('hero');
    expect(tabFrom(null)).toBe('hero');
  });

  it('faultsOf flattens nested form errors to paths, and countFaults counts them by tab', () => {
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
