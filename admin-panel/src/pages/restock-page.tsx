export { RestockList as Component } from '#features/restock/restock-list.tsx';
