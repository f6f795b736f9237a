import { expect, test } from 'vitest';
import { aProduct, aShop } from '@shop/web-kit/testing';
import { clothingStore, productData } from './structured-data.ts';

// @spec A.22
test('productData has an offer per variant with price, availability, address and pictures of its colour', () => {
  const product = aProduct({
    thumbnailColors: [['Bordó'], ['Negro']],
    variants: [
      { _id: 'v1', size: 'S', color: 'Bordó', stock: 0, sku: null },
      { _id: 'v2', size: 'M', color: 'Negro', stock: 5, sku: 'ALM-M-N' },
    ],
  });
  expect(productData(product, { brand: 'Jazmín', category: 'Conjuntos' })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: product._id,
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      {
        name: 'Conjunto Alma, Bordó, S',
        sku: 'v1',
        size: 'S',
        color: 'Bordó',
        image: ['/uploads/pictures/alma-1.jpg'],
        offers: {
          '@type': 'Offer',
          price: 20_000,
          priceCurrency: 'ARS',
          url: '/product/conjunto-alma?color=bordo',
          availability: 'https://schema.org/OutOfStock',
        },
      },
      {
        sku: 'ALM-M-N',
        image: ['/uploads/pictures/alma-2.jpg'],
        offers: { availability: 'https://schema.org/InStock', url: '/product/conjunto-alma?color=negro' },
      },
    ],
  });
});

test('productData of a product without sizes and colors has a single offer', () => {
  const product = aProduct({ variants: [], size: [], colors: [] });
  expect(productData(product, { brand: 'Jazmín', category: 'Conjuntos' })).toMatchObject({
    '@type': 'Product',
    sku: product._id,
    offers: { price: 20_000, url: '/product/conjunto-alma', availability: 'https://schema.org/InStock' },
  });
});

test('clothing store lists the social networks that have a link', () => {
  const networks = [
    { icon: 'Instagram', name: 'Instagram', handle: '@jazmin', link: 'https://red.example/jazmin' },
    { icon: 'Facebook', name: 'Facebook', handle: '', link: '' },
  ];
  expect(clothingStore(aShop(), networks)).toMatchObject({
    '@type': 'ClothingStore',
    name: 'Jazmín Lencería',
    url: '/',
    sameAs: ['https://red.example/jazmin'],
  });
});

// @spec A.44
test('productData has average and reviews only while they are shown', () => {
  const described = { brand: 'Jazmín', category: 'Conjuntos' };
  const review = {
    _id: 'r1',
    stars: 4,
    fit: 'true' as const,
    text: 'Hermoso',
    size: 'M',
    color: null,
    name: 'María',
    answer: '',
    createdAt: '2026-11-20T15:00:00.000Z',
  };
  const reviews = { count: 3, average: 4.7, fit: { small: 0, true: 3, large: 0 } };
  expect(productData(aProduct({ reviews }), { ...described, reviews: [review] })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    review: [
      {
        author: { name: 'María' },
        datePublished: '2026-11-20',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Hermoso',
      },
    ],
  });
  expect(productData(aProduct(), described)).not.toHaveProperty('aggregateRating');
});
