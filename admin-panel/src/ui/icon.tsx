export { Icon } from '@shop/web-kit/icons';
