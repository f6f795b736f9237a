import { HostileTexts } from '../fixtures/hostile-texts.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'links that would run as code are refused with the name of their field',
  { tag: '@once' },
  async ({ api, request }) => {
    const texts = new HostileTexts();
    const headers = { authorization: `Bearer ${await api.signIn()}` };
    const picture = await api.aPicture();
    const refused = async (path: string, data: object, field: string) => {
      const answer = await request.fetch(path, {
        method: path.endsWith('content') ? 'PUT' : 'POST',
        headers,
        data,
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain(field);
    };
    for (const link of [
      'JaVaScRiPt:alert(1)',
      ' \tjavascript:alert(1)',
      'data:text/html,<script>1</script>',
      '//evil.example',
    ])
      await test.step(link, async () => {
        const { hero, contact, ...content } = texts.content(picture);
        const socialMedia = contact.socialMedia.map((network) => ({ ...network, link }));
        const spoilt = { ...content, hero, contact: { ...contact, socialMedia } };
        await refused('/api/content', spoilt, 'socialMedia');
        await refused(
          '/api/content',
          { ...content, contact, hero: { ...hero, buttonLink: link } },
          'buttonLink',
        );
        const heroImage = { ...hero.heroImage, url: link };
        await refused('/api/content', { ...content, contact, hero: { ...hero, heroImage } }, 'heroImage');
        await refused('/api/products', { ...texts.product(picture), thumbnails: [link] }, 'thumbnails');
      });
  },
);
