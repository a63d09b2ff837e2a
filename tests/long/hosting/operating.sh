# Runs the blocks of docs/operating.md and docs/operating/ one after the other, in namespaces of their own: nothing outside
# is changed. Called by operating.test.ts with a folder of its own, that of PostgreSQL's programs, an archive, the programs
# of the load, and an address and a body to send as JSON; the blocks are files in WORK/blocks.
set -uo pipefail
work=$1 postgres=$2 archive=$3 node=$4 updates=$5 path=$6 body=$7
# `inbox check` may find something, also as the last command of a block.
trap 'case "$BASH_COMMAND" in "inbox check" | "inbox watch" | ". \"\$block\""*) ;; *) echo "FAILED: $BASH_COMMAND"; exit 1 ;; esac' ERR

ip link set lo up
mkdir -p "$work"/{etc,srv,sbin,lib/solvanta,cache,run,pg}
cp -a /etc/. "$work/etc/"
mkdir -p "$work/etc/systemd/system"
mount --bind "$work/etc" /etc
mount --bind "$work/srv" /srv
mount --bind "$work/sbin" /usr/local/sbin
mount --bind "$work/lib" /var/lib
mount --bind "$work/cache" /var/cache
mount --bind "$work/run" /run
rmdir /var/lib/solvanta
cp "$archive" /srv/solvanta-2.0.0.tar.gz
cp "$archive" /srv/solvanta-2.1.0.tar.gz

# In place of what a machine has.
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
if [ "\$*" = '--quiet is-active solvanta' ]; then kill -0 "\$(cat $work/service)"; fi
if [ "\$1" = start ] || [ "\$1" = restart ]; then
  [ -d /var/lib/solvanta ] || install -d -m 700 -o solvanta /var/lib/solvanta
  cd /srv/solvanta
  setsid setpriv --reuid=solvanta --regid=solvanta --clear-groups \\
    \$(sed -n 's/^ExecStart=//p' /etc/systemd/system/solvanta.service) >> $work/log 2>&1 9>&- &
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
    # Another copy is on another disk, and a link leads to it.
    cp -rp /srv/backup /srv/kept
    ln -s /srv/kept/submissions.sqlite /srv/backup/linked.sqlite
  fi
  # What a block asks for.
  answers=ans@x.example
  if grep -q pwprompt "$block"; then answers=$'secret\nsecret'; fi
  . "$block" <<< "$answers"
  if [ "$(basename "$block")" = 01 ]; then
    curl -fsS -H 'content-type: application/json' -d "$body" "http://127.0.0.1:4321$path"
  fi
  if grep -q 'update back' "$block"; then "$node" "$updates" /srv/solvanta-2.1.0.tar.gz 3; fi
  # Repeated, a restore keeps what the first one set aside.
  if grep -q 'backup restore' "$block"; then
    . "$block"
    if grep -q '^DATABASE_URL=' /etc/solvanta.env; then
      aside=$(psql -Atc "SELECT count(*) FROM pg_database WHERE datname LIKE 'intake%before'")
    else
      aside=$(ls -d /var/lib/solvanta/solvanta-before-restore-*/submissions.sqlite | wc -l)
    fi
    [ "$aside" = 2 ]
  fi
done
[ "$(grep -ilaF ans@x.example /srv/{backup,kept}/submissions.sqlite*)" = '' ]
# One that leads to nothing may belong to a disk that is not mounted.
ln -sfn /srv/nowhere/x.sqlite /srv/backup/linked.sqlite
if solvanta-backup erase <<< ans@x.example; then false; fi
rm /srv/backup/linked.sqlite
# A dump that holds the person.
runs
curl -fsS -H 'content-type: application/json' -d "${body/Ans@/aNS@}" "http://127.0.0.1:4321$path"
inbox backup /srv/backup/ans.dump
# After a move, the staff's mails go out.
solvanta-backup restore /srv/backup/ans.dump --send
[ "$(psql -Atc "SELECT count(*) FROM deliveries WHERE state = 'due'" intake)" -gt 0 ]
printf ans@x.example | solvanta-backup erase
[ "$(pg_restore --file=- /srv/backup/ans.dump | grep -ic 'ans@x.example')" = 0 ]
# A server elsewhere, where the administrator of PostgreSQL is: ssh gives its words to a shell there. No backup has the
# reference.
mkdir "$work/elsewhere"
mv /usr/local/sbin/sudo "$work/elsewhere"
install -m 755 /dev/stdin /usr/local/sbin/ssh <<END
#!/bin/sh
shift
PATH=$work/elsewhere:\$PATH exec sh -c "\$*"
END
hash -r
(
  eval "$(grep -o "export AS_POSTGRES='[^']*'" /srv/solvanta/docs/operating/postgresql.md)"
  . "$(grep -l 'backup restore .*dump' "$work"/blocks/*)"
  solvanta-backup erase --reference 00000-00000
)
mv "$work/elsewhere/sudo" /usr/local/sbin
hash -r
# Staff read, and change nothing.
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
# The daily line of the backups also deletes a folder that a restore left.
# The folder may be a link to another disk.
mv /srv/backup /srv/disk
ln -s /srv/disk /srv/backup
left=/srv/disk/solvanta-before-restore-x
mkdir $left
touch $left/submissions.sqlite
touch -d '16 days ago' $left
# In the folder of the database, which may hold more, only what a restore left.
mkdir /var/lib/solvanta/solvanta-{new-x,releases}
touch -d '16 days ago' /var/lib/solvanta/solvanta-{new-x,releases}
/etc/cron.daily/solvanta-backup make "$(date +%s)"
[ ! -e $left ]
[ ! -e /var/lib/solvanta/solvanta-new-x ]
[ -e /var/lib/solvanta/solvanta-releases ]
# After a pause the clock may be wrong, so the backup that ends it deletes nothing.
touch -d '16 days ago' /srv/disk/solvanta-*
solvanta-backup make "after-$(date +%s)"
[ "$(find /srv/disk -name 'solvanta-*' -mtime +14)" ]
# Writes a copy of solvanta-update with a fault, which must find its place.
spoil() {
  sed "$1" /usr/local/sbin/solvanta-update > "$2"
  if cmp -s /usr/local/sbin/solvanta-update "$2"; then return 1; fi
}
# A version that does not answer is left again.
mkdir /srv/broken
tar -xzf "$archive" -C /srv/broken
(cd /srv/broken/solvanta && : > src/service/main.ts && sed -i '/src.service.main.ts$/d' SHA256SUMS)
tar -czf /srv/broken.tar.gz -C /srv/broken solvanta
if solvanta-update /srv/broken.tar.gz; then false; fi
runs
# One that was killed after the switch does not count: the way back leads to the version that answered.
answered=$(readlink /srv/solvanta)
spoil 's/^starts || /kill -9 $$; &/' "$work/killed"
if sh "$work/killed" /srv/solvanta-2.1.0.tar.gz; then false; fi
[ "$(readlink /srv/solvanta)" != "$answered" ]
solvanta-update /srv/solvanta-2.1.0.tar.gz
[ "$(readlink /srv/solvanta-releases/before)" = "$answered" ]
# Ctrl+C and SIGTERM, before and after the switch, leave the version that answered.
answered=$(readlink /srv/solvanta)
for moment in 'INT fits ||' 'TERM starts ||'; do
  spoil "s/^${moment#* }/(sleep 0.1; kill -${moment% * *} 0) \& &/" "$work/signalled"
  if setsid --wait env --default-signal sh "$work/signalled" /srv/solvanta-2.1.0.tar.gz; then false; fi
  [ "$(readlink /srv/solvanta)" = "$answered" ]
  runs
done
# A lost connection stops nothing, although nobody reads what the command says.
spoil 's/^fits ||/kill -HUP 0; &/' "$work/lost"
(setsid --wait env --default-signal sh "$work/lost" /srv/solvanta-2.1.0.tar.gz 2>&1 || true) | true
[ "$(readlink /srv/solvanta-releases/before)" = "$answered" ]
[ "$(readlink /srv/solvanta-releases/running)" = "$(readlink /srv/solvanta)" ]
# Without room, nothing changes.
answered=$(readlink /srv/solvanta)
install -m 755 /dev/stdin /usr/local/sbin/df <<< 'printf "%s\n" x "x 9 9 9000 9"'
if solvanta-update /srv/solvanta-2.1.0.tar.gz; then false; fi
rm /usr/local/sbin/df
[ "$(readlink /srv/solvanta)" = "$answered" ]
runs
[ "$(du -s --apparent-size -B1000000 "$answered" | cut -f1)" -le 150 ]
# Without a backup of today, the blocks that restore leave the service as it is.
rm /srv/backup/solvanta-*
inbox watch
running=$(cat "$work/service")
for block in $(grep -l 'backup restore' "$work"/blocks/*); do
  . "$block" || true
  runs
done
[ "$(cat "$work/service")" = "$running" ]
systemctl stop solvanta
cat "$work/log"
echo 'ALL RAN'
