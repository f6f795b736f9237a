# Build context: the repository's root.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages/contract packages/contract
COPY packages/web-kit/package.json packages/web-kit/
COPY storefront/package.json storefront/
COPY admin-panel/package.json admin-panel/
COPY e2e/package.json e2e/
# Optional packages bring a runtime and what serves SQLite; the image has its own and uses PostgreSQL.
RUN npm ci -w @shop/contract --include-workspace-root --omit=dev --omit=optional --no-audit --no-fund
COPY cms/package.json cms/package-lock.json cms/.npmrc cms/
RUN npm ci --prefix cms --no-audit --no-fund
COPY cms cms
COPY tools tools
RUN cd cms && node node_modules/typescript/bin/tsc -b ../packages/contract && node ../tools/launcher/setup/compile-cms.mjs
RUN cd cms && node ../tools/launcher/setup/build-panel.mjs
COPY docker/slim-cms.sh docker/
RUN npm prune --omit=dev --prefix cms --no-audit --no-fund && (cd cms/node_modules && sh ../../docker/slim-cms.sh) \
  && rm -rf cms/src cms/tests .cache cms/dist/.tsbuildinfo

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production SHOP_IMAGE=true LOG_FORMAT=json DATA_DIR=/data BACKUP_DIR=/backups CMS_HOST=0.0.0.0
WORKDIR /shop
COPY --from=build /shop/package.json ./
# The owner's commands (doctor, backup, restore) load the contract and tar-stream from here.
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/packages/contract packages/contract
COPY --from=build /shop/cms cms
COPY tools tools
# Strapi expects a folder for migrations, which the user of the image could not create.
RUN mkdir -p cms/database/migrations && mkdir -m 700 /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run-part.mjs", "cms"]
