import { getContent } from '@shop/contract';
import { expect, test } from 'vitest';
import { createQueryClient } from '@shop/web-kit/query';
import { answering, aSiteContent, fakeServer } from '@shop/web-kit/testing';
import { contentQuery } from './content-queries.ts';

// @spec 2.18.7

const server = fakeServer();

test('contentQuery replaces unknown icons: Globe for a network, Info elsewhere', async () => {
  const content = aSiteContent();
  content.whyChooseJazmin.values = [
    { icon: 'MapPin', title: '', description: '' },
    { icon: 'Dragon', title: '', description: '' },
  ];
  content.contact.contactInfo = [{ icon: 'Dragon', title: '', details: [], description: '' }];
  content.contact.socialMedia = [{ icon: 'Dragon', name: '', handle: '', link: '' }];
  content.productDetail.infoCards = [{ icon: 'Dragon', title: '', description: '', enabled: true }];
  server.use(answering(getContent, { status: 'success', content }));
  const { whyChooseJazmin, contact, productDetail } = await createQueryClient().fetchQuery(contentQuery());
  const icons = [whyChooseJazmin.values, contact.contactInfo, contact.socialMedia, productDetail.infoCards];
  expect(icons.map((items) => items.map(({ icon }) => icon))).toEqual([
    ['MapPin', 'Info'],
    ['Info'],
    ['Globe'],
    ['Info'],
  ]);
});
