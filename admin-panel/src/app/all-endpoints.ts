// A module of its own, so that the bundle of the first load has the endpoints of the dashboard only.
export { endpoints } from '@shop/contract';
