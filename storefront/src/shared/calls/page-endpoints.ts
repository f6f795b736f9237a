export {
  createStockAlert,
  getContent,
  getOrderByNumber,
  getPolicy,
  getProduct,
  getShop,
  listProductReviews,
  listProducts,
  readShowcase,
  sendContactMessage,
} from '@shop/contract';
