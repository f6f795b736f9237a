export {
  createStockAlert,
  getContent,
  getOrderByNumber,
  getPolicy,
  getProduct,
  getShop,
  listProductReviews,
  listProducts,
  sendContactMessage,
} from '@shop/contract';
