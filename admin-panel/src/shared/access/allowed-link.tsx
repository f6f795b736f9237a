import { type StaffPermission } from '@shop/contract';
import { Link, type LinkProps } from 'react-router-dom';
import { IfCan } from './if-can.tsx';

type AllowedLinkProps = LinkProps & { call: StaffPermission };

/** Leads people who may make the call to its page; the others read the same words. */
export const AllowedLink = ({ call, children, ...link }: AllowedLinkProps) => (
  <IfCan call={call} otherwise={children}>
    <Link {...link}>{children}</Link>
  </IfCan>
);
