import { isPictureUrl } from '@shop/contract';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '@shop/web-kit/icons';

type PictureThumbProps = {
  url: string;
  alt?: string;
  className?: string;
  onBroken?: (address: string) => void;
};

// Pages load no picture of another site: the shop's copy is shown once it exists.
const isShopPicture = (address: string) => address.startsWith('/') && isPictureUrl(address);

/** Small picture of the form; an icon replaces one that does not load or is on another site. */
export function PictureThumb({ url, alt = '', className, onBroken }: PictureThumbProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = url.trim();
  const shown = isShopPicture(address) && broken !== address;
  const report = () => {
    setBroken(address);
    onBroken?.(address);
  };
  return (
    <span
      className={classNames(
        'grid aspect-[4/5] w-16 shrink-0 place-items-center self-start overflow-hidden rounded-lg bg-neutral-soft text-muted',
        className,
      )}
    >
      {shown ? (
        <img src={address} alt={alt} className="size-full object-cover" onError={report} />
      ) : (
        <Icon name={address ? 'image-off' : 'image'} className="size-6" />
      )}
    </span>
  );
}
