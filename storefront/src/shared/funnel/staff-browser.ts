import { STAFF_BROWSER_KEY } from '@shop/contract';
import { browserStorage } from '../storage/safe-storage.ts';

export const isStaffBrowser = (): boolean => browserStorage.getItem(STAFF_BROWSER_KEY) !== null;
