export type PageMeta = {
  title: string;
  description: string;
  /** Canonical path, without the host. */
  canonical: string;
  /** Picture for link previews, as a path or an https address. */
  image?: string;
  /** Structured data, one object per block; addresses start with a slash and are made absolute. */
  jsonLd?: object[];
  private?: boolean;
  preload?: { srcSet: string; sizes: string };
};
