/** What a page says about itself to browsers, search engines and link previews. */
export type PageMeta = {
  title: string;
  description: string;
  /** The address that stands for this page, without the host. */
  canonical: string;
  /** A picture for link previews, as a path or an https address. */
  image?: string;
  /** Structured data, an object a block; addresses in them start with a slash and are made absolute. */
  jsonLd?: object[];
  /** True for pages that belong to one shopper. */
  private?: boolean;
  /** The picture to fetch first. */
  preload?: { srcSet: string; sizes: string };
};
