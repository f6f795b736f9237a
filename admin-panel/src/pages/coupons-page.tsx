export { Coupons as Component } from '#features/coupons/coupons.tsx';
