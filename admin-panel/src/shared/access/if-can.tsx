import { type StaffPermission } from '@shop/contract';
import { type ReactNode } from 'react';
import { useCan } from './permissions.ts';

type IfCanProps = { call: StaffPermission; otherwise?: ReactNode; children: ReactNode };

/** Shows its children to people who may make the call. */
export const IfCan = ({ call, otherwise = null, children }: IfCanProps) =>
  useCan(call) ? children : otherwise;
