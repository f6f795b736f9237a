import { aShop } from '@shop/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { shopFormSchema, shopFormValues } from './shop-settings.tsx';

const values = shopFormValues(aShop({ coverageCities: ['Neuquén', 'Plottier'] }));
const faultsOf = (change: Partial<typeof values>) =>
  shopFormSchema
    .safeParse({ ...values, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('shop form values', () => {
  it('shopFormValues writes one city per line and the schema parses them', () => {
    expect(values.coverageCities).toBe('Neuquén\nPlottier');
    expect(shopFormSchema.parse(values).coverageCities).toEqual(['Neuquén', 'Plottier']);
  });

  it('shopFormSchema ignores empty lines and spaces between cities', () => {
    expect(
      shopFormSchema.parse({ ...values, coverageCities: ' Neuquén \n\n Cipolletti' }).coverageCities,
    ).toEqual(['Neuquén', 'Cipolletti']);
  });

  it('shopFormSchema requires a name, a city and valid numbers', () => {
    expect(faultsOf({ brand: '' })).toEqual([['brand', 'El nombre de la tienda es requerido']]);
    expect(faultsOf({ coverageCities: '\n' })).toEqual([['coverageCities', 'Indicá al menos una ciudad']]);
    expect(faultsOf({ orderPrefix: 'jl1' })).toEqual([
      ['orderPrefix', 'El prefijo son de 1 a 6 letras mayúsculas'],
    ]);
    expect(faultsOf({ whatsapp: '12' })).toHaveLength(1);
    expect(faultsOf({ cuit: '20-12345678-0' })).toHaveLength(1);
  });
});
