import { InjectedTexts } from '../../fixtures/injected-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec B.15

test(
  'links that would run as code are rejected with the name of their field',
  { tag: '@once' },
  async ({ api, request }) => {
    const texts = new InjectedTexts();
    const headers = { authorization: `Bearer ${await api.signIn()}` };
    const picture = await api.pictureUrl();
    const expectRejection = async (path: string, data: object, field: string) => {
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
        const unsafe = { ...content, hero, contact: { ...contact, socialMedia } };
        await expectRejection('/api/content', unsafe, 'socialMedia');
        await expectRejection(
          '/api/content',
          { ...content, contact, hero: { ...hero, buttonLink: link } },
          'buttonLink',
        );
        const heroImage = { ...hero.heroImage, url: link };
        await expectRejection(
          '/api/content',
          { ...content, contact, hero: { ...hero, heroImage } },
          'heroImage',
        );
        await expectRejection(
          '/api/products',
          { ...texts.product(picture), thumbnails: [link] },
          'thumbnails',
        );
      });
  },
);
