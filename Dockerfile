# The product as one image: which part of it a container is, SERVICES says. docs/deploy.md has what belongs around it, compose.yaml an example.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-fund --no-audit
RUN npm run release -- /release

FROM node:24.21.0-bookworm-slim
RUN groupadd --gid 10001 yoimachi \
  && useradd --uid 10001 --gid 10001 --home-dir /var/lib/yoimachi --create-home --shell /usr/sbin/nologin yoimachi
COPY --from=build /release /opt/yoimachi
WORKDIR /opt/yoimachi
USER yoimachi
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/yoimachi
VOLUME /var/lib/yoimachi
EXPOSE 3000
# Alive and ready for calls. The first start of a version also brings the database's schema to it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "tools/serve.ts"]
