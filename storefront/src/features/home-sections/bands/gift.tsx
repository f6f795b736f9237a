import { Icon } from '@shop/web-kit/icons';
import { paths, sections } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { Band, type BandProps } from './band.tsx';
import { texts } from './texts.ts';

/** Says how a present leaves the shop and leads to the products that are chosen most. */
export default function Gift({ section }: BandProps) {
  return (
    <Band section={section}>
      <Link to={`${paths.home}?orden=destacados#${sections.products}`} className="btn btn-outline self-start">
        <Icon name="gift" />
        {texts.gifts}
      </Link>
    </Band>
  );
}
