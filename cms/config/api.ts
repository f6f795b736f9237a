const api = {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
  responses: { privateAttributes: ['createdBy', 'updatedBy', 'locale', 'publishedAt'] },
};

export default api;
