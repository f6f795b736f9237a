#!/bin/sh
# Makes the base images of docker/ and docker-compose.yml from Debian's packages and npm's Node, for a machine that
# reaches no registry of images. Needs root, debootstrap and npm. PostgreSQL and Caddy have Debian's versions.
set -eu
node=$1 folder=$2
# An image that exists stays: the builder's cache counts on it.
image() { docker image inspect "$2" >/dev/null 2>&1 || tar -C "$1" --exclude=./var/cache/apt/archives/*.deb --exclude=./var/lib/apt/lists/* -c . | docker import --change "$3" --change "$4" - "$2" >/dev/null; }
certificates=/etc/ssl/certs/ca-certificates.crt
mkdir -p "$folder" && cd "$folder"
if [ ! -d node-root ]; then
  debootstrap --variant=minbase --include=ca-certificates bookworm root
  rm -rf root/usr/share/doc/* root/usr/share/man/* root/usr/share/locale/* root/var/cache/apt/*.bin
  # The machine's own certificates: its network may sign for the registry of packages.
  cp "$certificates" "root$certificates"
  cp -a root postgres-root && cp -a root caddy-root && mv root node-root
  npm pack --silent "node-linux-$(node -p process.arch)@$node" npm@11
  tar -xzf node-linux-*.tgz && cp package/bin/node node-root/usr/local/bin/ && rm -r package
  tar -xzf npm-*.tgz && mkdir -p node-root/usr/local/lib/node_modules && mv package node-root/usr/local/lib/node_modules/npm
  ln -s ../lib/node_modules/npm/bin/npm-cli.js node-root/usr/local/bin/npm
  chroot node-root useradd --uid 1000 --create-home node
  for name in postgres caddy; do
    cp /etc/resolv.conf "$name-root/etc/"
    chroot "$name-root" sh -c "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qqy --no-install-recommends $(
      [ $name = postgres ] && echo postgresql || echo caddy wget
    )" >/dev/null
  done
  cat > postgres-root/usr/local/bin/entry <<'ENTRY'
#!/bin/sh
set -eu
bin=$(echo /usr/lib/postgresql/*/bin) data=/var/lib/postgresql/data
as() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
chown postgres: $data /run/postgresql
if [ ! -f $data/PG_VERSION ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password && chmod 644 /tmp/password
  as "$bin/initdb" -D $data -U "$POSTGRES_USER" --pwfile=/tmp/password -E UTF8 --locale=C.UTF-8 -A scram-sha-256 --auth-local=trust
  as "$bin/pg_ctl" -D $data -w -o '-h ""' start && as createdb -U "$POSTGRES_USER" "$POSTGRES_DB" && as "$bin/pg_ctl" -D $data -w stop
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
fi
exec setpriv --reuid postgres --regid postgres --init-groups "$bin/postgres" -D $data -h '*'
ENTRY
  chmod 755 postgres-root/usr/local/bin/entry
fi
image node-root "node:$node-bookworm-slim" "ENV NODE_EXTRA_CA_CERTS=$certificates npm_config_cafile=$certificates" 'CMD ["node"]'
image postgres-root jazmin-local/postgres 'ENV LANG=C.UTF-8' 'ENTRYPOINT ["/usr/local/bin/entry"]'
image caddy-root jazmin-local/caddy 'ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config' 'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]'
