# Context: the repository's root.
FROM node:20-bookworm AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages/contract packages/contract
COPY packages/web-kit/package.json packages/web-kit/
COPY storefront/package.json storefront/
COPY admin-panel/package.json admin-panel/
COPY e2e/package.json e2e/
RUN npm ci -w @shop/contract --include-workspace-root
COPY cms/package.json cms/package-lock.json cms/.npmrc cms/
RUN npm ci --prefix cms
COPY cms cms
COPY scripts scripts
RUN node scripts/checks/build.mjs contract cms cms-panel && npm prune --omit=dev --prefix cms && npm prune --omit=dev -w @shop/contract

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data CMS_HOST=0.0.0.0
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/packages/contract packages/contract
COPY --from=build /shop/cms cms
COPY scripts scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run-part.mjs", "cms"]
