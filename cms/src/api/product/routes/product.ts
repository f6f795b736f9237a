import { routesOf } from '../../../platform/routes';
import product from '../controllers/product';

export default routesOf({
  listProducts: product.list,
  countProducts: product.count,
  exportProducts: product.exportCsv,
  listDeletedProducts: product.listDeleted,
  findProductsBySku: product.findBySku,
  listPriceChanges: product.listPriceChanges,
  previewPrices: product.previewPrices,
  changePrices: product.changePrices,
  undoPriceChange: product.undoPriceChange,
  getProduct: product.read,
  readProductOffer: product.readOffer,
  createProduct: product.create,
  bulkProducts: product.bulk,
  readImportFile: product.readImportFile,
  importProducts: product.import,
  updateProduct: product.update,
  deleteProduct: product.remove,
  restoreProduct: product.restore,
});
