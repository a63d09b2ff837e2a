# Runs the blocks of docs/operating.md and docs/operating/ one after the other, in namespaces of their own: nothing outside
# is changed. Called by operating.test.ts with a folder of its own, that of the project, that of PostgreSQL's programs, and an address and a body to
# send as JSON; the blocks are files in WORK/blocks.
set -uo pipefail
work=$1 project=$2 postgres=$3 path=$4 body=$5
# `inbox check` may find something, also as the last command of a block.
trap 'case "$BASH_COMMAND" in "inbox check" | "inbox watch" | ". \"\$block\""*) ;; *) echo "FAILED: $BASH_COMMAND"; exit 1 ;; esac' ERR

ip link set lo up
mkdir -p "$work"/{etc,srv,sbin,lib/solvanta,pg,project}
cp -a /etc/. "$work/etc/"
mkdir -p "$work/etc/systemd/system"
mount --bind "$work/etc" /etc
mount --bind "$work/srv" /srv
# The service's account may not reach the project where it is.
mount --bind "$project" "$work/project"
# The blocks delete Node's headers: so they see none.
for headers in "$work"/project/node_modules/node-*/include; do
  mount -t tmpfs none "$headers"
done
# In place of a clone: a folder of links to the project, which the update can move. A broken version ends at its start.
cat > "$work/sbin/clone" <<END
#!/bin/sh
mkdir "\$1" && ln -s "$work"/project/* "\$1"
[ -e "$work/broken" ] || exit 0
rm "\$1/src"
mkdir -p "\$1/src/service/cli"
touch "\$1/src/service/cli/inbox.ts" "\$1/src/service/main.ts"
END
sh "$work/sbin/clone" /srv/solvanta
mount --bind "$work/sbin" /usr/local/sbin
mount --bind "$work/lib" /var/lib
rmdir /var/lib/solvanta

# In place of what a machine has; installing and building are tried by other tests.
npm=$(command -v npm)
cat > /usr/local/sbin/npm <<END
#!/bin/sh
case "\$1" in ci | prune | rebuild) exit 0 ;; esac
exec $npm "\$@"
END
# Knows one version.
cat > /usr/local/sbin/git <<'END'
#!/bin/sh
[ "$1" != -C ] || shift 2
case "$*" in
  *rev-parse*) echo 1234567 ;;
  clone*) for folder; do :; done; exec sh /usr/local/sbin/clone "$folder" ;;
esac
END
echo 'console.log(`BUILDS ${process.env.SITE_URL}`)' > "$work/astro.mjs"
mount --bind "$work/astro.mjs" "$work/project/node_modules/astro/bin/astro.mjs"
cat > /usr/local/sbin/sudo <<'END'
#!/bin/sh
shift 2 && exec "$@"
END
cat > /usr/local/sbin/journalctl <<END
#!/bin/sh
cat $work/log
END
cat > /usr/local/sbin/systemctl <<END
#!/bin/bash
set -eu
if [ "\$1" = stop ] || [ "\$1" = restart ]; then
  kill "\$(cat $work/service)" 2>/dev/null || true
  while kill -0 "\$(cat $work/service)" 2>/dev/null; do sleep 0.05; done
fi
if [ "\$1" = start ] || [ "\$1" = restart ] || [ "\$1" = enable ]; then
  [ -d /var/lib/solvanta ] || install -d -m 700 -o solvanta /var/lib/solvanta
  cd /srv/solvanta
  setpriv --reuid=solvanta --regid=solvanta --clear-groups \\
    \$(sed -n 's/^ExecStart=//p' /etc/systemd/system/solvanta.service) >> $work/log 2>&1 &
  echo \$! > $work/service
fi
END
chmod 755 /usr/local/sbin/*
PATH="/usr/local/sbin:$postgres:$PATH"
hash -r

chown postgres "$work/pg"
setpriv --reuid=postgres --regid=postgres --clear-groups \
  "$postgres/initdb" -D "$work/pg" -U postgres -A trust -E UTF8 --no-locale --no-sync > /dev/null
setpriv --reuid=postgres --regid=postgres --clear-groups \
  "$postgres/postgres" -D "$work/pg" -p 5432 -k "$work/pg" > /dev/null 2>&1 &
until pg_isready -q -h 127.0.0.1; do sleep 0.1; done
export PGHOST=127.0.0.1 PGUSER=postgres

runs() { curl -fsS --retry 20 --retry-delay 1 --retry-all-errors http://127.0.0.1:4321/healthz; }
for block in "$work"/blocks/*; do
  # As with systemd, a command that starts the service does not wait for it.
  [ ! -e "$work/service" ] || runs
  echo "RUNS $(basename "$block")"
  cd /
  # Somebody keeps a copy of the running database before a person is erased.
  if grep -q '^inbox erase' "$block"; then
    curl -fsS -H 'content-type: application/json' -d "${body/Ans@/ANS@}" "http://127.0.0.1:4321$path"
    cp -p /var/lib/solvanta/submissions.sqlite-{wal,shm} /srv/backup
    cp -p /var/lib/solvanta/submissions.sqlite /srv/backup
  fi
  # A dump that holds the person.
  if grep -q intake_erasing "$block"; then
    curl -fsS -H 'content-type: application/json' -d "${body/Ans@/aNS@}" "http://127.0.0.1:4321$path"
    inbox backup /srv/backup/ans.dump
  fi
  # What a block asks for.
  answers=ans@x.example
  if grep -q pwprompt "$block"; then answers=$'secret\nsecret'; fi
  . "$block" <<< "$answers"
  if [ "$(basename "$block")" = 01 ]; then
    curl -fsS -H 'content-type: application/json' -d "$body" "http://127.0.0.1:4321$path"
  fi
  # The shell's history gives back the lines joined by && alone. Repeated, a restore keeps what the first one set aside.
  if grep -q 'systemctl start' "$block"; then
    runs
    eval "$(sed -n '/&&$/,$p' "$block")" || true
    if grep -q 'inbox restore' "$block"; then
      aside=$(ls -d /var/lib/solvanta/solvanta-before-restore-*/submissions.sqlite | wc -l)
    else
      aside=$(psql -Atc "SELECT count(*) FROM pg_database WHERE datname LIKE 'intake%before'")
    fi
    [ "$aside" = 2 ]
  fi
done
[ "$(grep -ilaF ans@x.example /srv/backup/submissions.sqlite*)" = '' ]
[ "$(pg_restore --file=- /srv/backup/ans.dump | grep -ic 'ans@x.example')" = 0 ]
# Staff read, and change nothing.
if [ -x /usr/bin/sudo ]; then
  useradd --groups solvanta-staff ans
  staff() {
    setpriv --reuid=ans --regid=ans --init-groups /usr/bin/sudo -n /usr/local/sbin/inbox "$@" < /dev/null
  }
  staff > /dev/null
  staff list > /dev/null
  staff show "$(inbox list | awk 'NR == 1 {print $2}')" > /dev/null
  staff export > /dev/null
  for words in erase 'erase x@x.example' 'done 00000-00000' purge testmail watch 'export --out /srv/backup/x' 'backup /srv/backup/x'; do
    if staff $words 2> /dev/null; then false; fi
  done
fi
# The daily line of the backups also deletes a folder that a restore left.
# The folder may be a link to another disk.
mv /srv/backup /srv/disk
ln -s /srv/disk /srv/backup
left=/srv/disk/solvanta-before-restore-x
mkdir $left
touch $left/submissions.sqlite
touch -d '16 days ago' $left
eval "$(grep -h '^ *find .*-mtime' "$work"/blocks/*)"
[ ! -e $left ]
# A version that does not answer is left again.
touch "$work/broken"
! solvanta-update broken
runs
rm "$work/broken"
# Without a backup of today, the blocks that restore leave the service as it is.
rm /srv/backup/solvanta-*
inbox watch
running=$(cat "$work/service")
for block in $(grep -l 'systemctl start' "$work"/blocks/*); do
  . "$block"
  runs
done
[ "$(cat "$work/service")" = "$running" ]
systemctl stop solvanta
cat "$work/log"
echo 'ALL RAN'
