import { routesOf } from '../../../platform/routes';
import onlinePayment from '../controllers/online-payment';
import order from '../controllers/order';

export default routesOf({
  createOrder: order.create,
  registerSale: order.registerSale,
  listOrders: order.list,
  ordersSummary: order.summary,
  exportOrders: order.exportCsv,
  listDeletedOrders: order.listDeleted,
  listProofQueue: order.listProofQueue,
  bulkOrderStatus: order.bulkStatus,
  bulkFulfillment: order.bulkFulfillment,
  getOrderByNumber: order.track,
  addProof: order.addProof,
  getOrder: order.read,
  updateOrderStatus: order.changeStatus,
  changeFulfillment: order.changeFulfillment,
  editOrder: order.edit,
  previewOrderEdit: order.previewEdit,
  acceptProof: order.acceptProof,
  undoProofAcceptance: order.undoProofAcceptance,
  recordPayment: order.recordPayment,
  recordRefund: order.recordRefund,
  createCheckout: onlinePayment.createCheckout,
  receivePaymentNotice: onlinePayment.receiveNotice,
  readMercadoPagoSetup: onlinePayment.readSetup,
  refundOnlinePayment: onlinePayment.refund,
  recordWhatsapp: order.recordWhatsapp,
  confirmOrder: order.confirm,
  deleteOrder: order.remove,
  restoreOrder: order.restore,
});
