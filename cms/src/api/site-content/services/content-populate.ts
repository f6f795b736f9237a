const list = true;

export const populate = {
  hero: { populate: { heroImage: { populate: { image: list } } } },
  productCatalog: { populate: { categories: list } },
  whyChooseJazmin: { populate: { values: list } },
  contact: { populate: { contactInfo: list, socialMedia: list } },
  productDetail: { populate: { infoCards: list, expandableSections: list } },
  sizeGuides: { populate: { tableRows: list } },
  search: list,
  announcement: list,
  checkout: {
    populate: {
      deliveryInfo: { populate: { meetingPoint: list } },
      shipping: { populate: { homeDelivery: list } },
      deliveryDates: list,
      paymentInfo: { populate: { cashOnDelivery: list, bankTransfer: list, mercadoPago: list } },
    },
  },
};
