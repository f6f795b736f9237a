/** The picture that comes with the shop; apart from the texts, which no first view needs. */
export const BUNDLED_HERO_IMAGE = '/assets/hero.jpg';
