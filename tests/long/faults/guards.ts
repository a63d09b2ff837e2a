/** Guards by file of `src/intake/`, each with a change that removes it and the test that notices. */
export interface Guard {
  guard: string;
  /** A text that occurs once in the file, and its replacement. */
  change: [text: string, instead: string];
  /** A file of `tests/intake/`, and a part of a test's name. */
  noticed: string;
}

export const guards: Record<string, Guard[]> = {
  'operator/changing.ts': [
    {
      guard: 'one address is erased at a time',
      change: ['hasWords(email) || areSeveral ||', 'hasWords(email) ||'],
      noticed: 'operator.test.ts: erases nothing for',
    },
  ],
  'store/sqlite/file.ts': [
    {
      guard: 'commits survive a power cut',
      change: ['PRAGMA synchronous = FULL', 'PRAGMA synchronous = NORMAL'],
      noticed: 'sqlite.test.ts: can be read by its owner only',
    },
    {
      guard: 'deleted data is overwritten',
      change: ['PRAGMA secure_delete = ON', 'PRAGMA secure_delete = OFF'],
      noticed: 'sqlite.test.ts: can be read by its owner only',
    },
    {
      guard: 'no new database beside an unfinished restore',
      change: ['if (existsSync(file + restoringEnd) && !existsSync(file)) {', 'if (!file) {'],
      noticed: 'sqlite-file.test.ts: that was cut off is no reason for an empty database',
    },
  ],
  'store/sqlite/connection.ts': [
    {
      guard: 'no write to a moved or replaced database',
      change: ['fileNumber(file) !== number', 'file === number'],
      noticed: 'main.test.ts: acknowledges nothing and ends the service',
    },
    {
      guard: 'submission and delivery in one transaction',
      change: ["db.exec('BEGIN IMMEDIATE');", ''],
      noticed: 'store.test.ts: are stored together or not at all',
    },
    {
      guard: 'the process ends after a failed sync',
      change: ["isTemporary ? 'refused' : 'broken'", "'refused'"],
      noticed: 'sqlite.test.ts: that fails is not tried again',
    },
    {
      guard: 'no write to tables of another version',
      change: ["checkVersion(Number(readPragma(db, 'user_version')), file);", ''],
      noticed: 'main.test.ts: ends the service with one line',
    },
  ],
  'store/sqlite/store.ts': [
    {
      guard: 'a start settles the journal of a crash',
      change: ['    settleJournal(db);\n', ''],
      noticed: 'main.test.ts: after a kill, needs no journal',
    },
  ],
  'store/sqlite/backup.ts': [
    {
      guard: 'erasing rewrites the file',
      change: ['PRAGMA temp_store = FILE; VACUUM', 'PRAGMA temp_store = FILE'],
      noticed: 'sqlite.test.ts: leaves no byte either',
    },
    {
      guard: 'erasing empties the journal',
      change: ['wal_checkpoint(TRUNCATE)', 'wal_checkpoint(PASSIVE)'],
      noticed: 'sqlite.test.ts: leaves no byte of a person',
    },
    {
      guard: 'two backups never write to one file',
      change: ['randomUUID()}.part', "''}part"],
      noticed: 'sqlite-file.test.ts: two to one name are each whole or refused',
    },
  ],
  'store/tables.ts': [
    {
      guard: 'unique keys in the table',
      change: ['reference TEXT NOT NULL UNIQUE', 'reference TEXT NOT NULL'],
      noticed: 'store.test.ts: has a unique reference in the table',
    },
  ],
  'store/address-key.ts': [
    {
      guard: 'few marks on a letter are sorted',
      change: [".replaceAll(longMarks, '')", ''],
      noticed: 'queue.test.ts: loses long runs of marks',
    },
  ],
  'store/postgres/open.ts': [
    {
      guard: 'no values of erased rows in the statistics',
      change: ['ALTER payload SET STATISTICS 0', 'ALTER payload SET STATISTICS 100'],
      noticed: 'postgres.test.ts: hold nothing of a person',
    },
    {
      guard: 'no copy into a database in use',
      change: ['found?.count !== 0', 'found === undefined'],
      noticed: 'copy.test.ts: goes over nothing that is in use',
    },
  ],
  'store/postgres/store.ts': [
    {
      guard: 'locks in one order',
      change: ['ORDER BY key', 'ORDER BY key DESC'],
      noticed: 'postgres.test.ts: lock in one order',
    },
  ],
  'store/open-store.ts': [
    {
      guard: 'no service starts on PostgreSQL before SQLite is copied',
      change: ['fileNumber(file) !== undefined', 'false'],
      noticed: 'copy.test.ts: and no service is earlier',
    },
  ],
  'store/copy.ts': [
    {
      guard: 'both databases are compared after a copy',
      change: ['JSON.stringify(from) !== JSON.stringify(to)', 'from === to'],
      noticed: 'copy.test.ts: nor past a difference',
    },
    {
      guard: 'a copied database is not written any more',
      change: ['source.leave();', ''],
      noticed: 'copy.test.ts: is used from then on, and nothing else is',
    },
  ],
  'store/accepting.ts': [
    {
      guard: 'a key belongs to one content',
      change: [
        'isSame ? { reference, repeated: true } : undefined',
        '{ reference, repeated: true }',
      ],
      noticed: 'store.test.ts: is refused with other content',
    },
    {
      guard: 'the same content is the same request',
      change: ['if (content_hash !== null) {', "if (content_hash === '') {"],
      noticed: 'store.test.ts: the same content within ten minutes',
    },
    {
      guard: 'one confirmation an hour to a mailbox',
      change: [
        'received_at > :from AND received_at < :to',
        'received_at > :to AND received_at < :from',
      ],
      noticed: 'confirmation.test.ts: is written to once an hour',
    },
    {
      guard: 'one confirmation to a mailbox waits',
      change: ["state = 'due' OR (", "state = 'none' OR ("],
      noticed: 'confirmation.test.ts: gets no second one while the first waits',
    },
  ],
  'store/mailing.ts': [
    {
      guard: 'first attempts before retries',
      change: ['ORDER BY attempts, number', 'ORDER BY number'],
      noticed: 'queue.test.ts: that failed waits for first attempts',
    },
    {
      guard: 'failures never began in the future',
      change: ['WHEN failing_since < :at THEN', 'WHEN failing_since IS NOT NULL THEN'],
      noticed: 'queue.test.ts: whose failures began while the clock was ahead',
    },
    {
      guard: 'a claim is a lease',
      change: [
        'AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :longest_lease)',
        "AND :longest_lease <> ''",
      ],
      noticed: 'queue.test.ts: is claimed oldest first, each by one only',
    },
  ],
  'store/deleting.ts': [
    {
      guard: 'due submissions are never purged',
      change: ["(state = 'sent' OR ", '(state IS NOT NULL OR '],
      noticed: 'queue.test.ts: deletes what was mailed, and spam that came',
    },
    {
      guard: 'no stranger beside an erased person',
      change: [
        "isAddress && flat(typed) === sender ? { ...payload, email: '' } : payload",
        'payload',
      ],
      noticed: 'operator.test.ts: names no longer address that ends like the erased one',
    },
  ],
  'store/rows.ts': [
    {
      guard: 'a damaged row holds up no other',
      change: ['  } catch {\n', '  } catch (error) {\n    throw error;\n'],
      noticed: 'queue.test.ts: whose row is damaged is shown as it is',
    },
    {
      guard: 'spam and a person’s message are never the same',
      change: ['[same.kind, texts.marks, texts.payload]', '[same.kind, texts.payload]'],
      noticed: 'store.test.ts: is not taken for the spam before it',
    },
  ],
  'http/server.ts': [
    {
      guard: 'exactly one host',
      change: ['hosts === 1 ||', 'hosts >= 1 ||'],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'no change of protocol',
      change: ['headers.upgrade === undefined', 'true'],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'no bodies in chunks',
      change: ["headers['transfer-encoding'] === undefined", 'true'],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'few headers',
      change: ['rawHeaders.length <= maxRawHeaders', 'true'],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'only HTTP/1.0 and HTTP/1.1',
      change: ['/^1\\.[01]$/.test(httpVersion) &&', ''],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'what follows a refusal is dropped',
      change: ['socket.writable && !isBehindBody', '!isBehindBody'],
      noticed: 'framing.test.ts: reads nothing behind a bad request',
    },
    {
      guard: 'what follows a body is dropped',
      change: ['socket.writable && !isBehindBody', 'socket.writable'],
      noticed: 'framing.test.ts: drops what follows',
    },
    {
      guard: 'one response to a request with a body',
      change: ['isComplete && !last.writableFinished', '!isComplete && isComplete'],
      noticed: 'framing.test.ts: drops what follows',
    },
    {
      guard: 'no refusal before an earlier response',
      change: ['else if (isFirst) answerUnreadable', 'else if (request) answerUnreadable'],
      noticed: 'framing.test.ts: before an earlier response',
    },
    {
      guard: 'no malformed bytes refused before an earlier response',
      change: ['pending > 0 || !isComplete', '!isComplete'],
      noticed: 'framing.test.ts: before an earlier response',
    },
    {
      guard: 'a limit on pipelined requests',
      change: ['connection.pending > maxPipelined', 'connection.pending > 1e9'],
      noticed: 'framing.test.ts: ends a connection with many unread responses',
    },
    {
      guard: 'no chunks kept of a refused body',
      change: ['      request.resume();\n', ''],
      noticed: 'framing.test.ts: in memory',
    },
    {
      guard: 'a time limit for responses and blank lines',
      change: ['setTimeout(() => socket.destroy(), response)', 'setTimeout(() => {}, response)'],
      noticed: 'framing.test.ts: is cut off',
    },
    {
      guard: 'a time limit for headers',
      change: ['connectionsCheckingInterval: 500,', 'connectionsCheckingInterval: 600_000,'],
      noticed: 'framing.test.ts: gets 408 without the rest of its headers',
    },
    {
      guard: 'senders who reset the connection are counted',
      change: ['void socket.remoteAddress;', ''],
      noticed: 'framing.test.ts: counts its sender behind proxies',
    },
    {
      guard: 'Expect does not bypass the checks',
      change: [".on('checkExpectation', receive)", ''],
      noticed: 'framing.test.ts: ignores the expectation',
    },
  ],
  'app.ts': [
    {
      guard: 'bodies of 32 KiB',
      change: ['bodyLimit: maxBodyBytes,', 'bodyLimit: 1e9,'],
      noticed: 'refusals.test.ts: may be as large as the limit',
    },
    {
      guard: 'X-Forwarded-For only from trusted proxies',
      change: ['parts.trustedProxies.length > 0 && [...parts.trustedProxies]', 'true'],
      noticed: 'rate-limit.test.ts: whoever is connected, while no proxy is trusted',
    },
    {
      guard: 'Strict-Transport-Security only over TLS',
      change: ["request.protocol === 'https'", "request.protocol !== ''"],
      noticed: 'headers.test.ts: asks for TLS only where',
    },
  ],
  'http/bodies.ts': [
    {
      guard: 'JSON keys cannot reach a prototype',
      change: [
        "getDefaultJsonParser('error', 'error')",
        "getDefaultJsonParser('ignore', 'ignore')",
      ],
      noticed: 'refusals.test.ts: is answered with 400',
    },
    {
      guard: 'UTF-8 only',
      change: ['fatal: true', 'fatal: false'],
      noticed: 'refusals.test.ts: is malformed when it is not UTF-8',
    },
  ],
  'http/submissions.ts': [
    {
      guard: 'only known fields are stored',
      change: [
        'contentOf(result.data)',
        'contentOf({ ...body, ...(result.data as object) } as typeof result.data)',
      ],
      noticed: 'submissions.test.ts: and nothing but its fields',
    },
    {
      guard: 'a filled honeypot marks a submission',
      change: ["...(trapped ? (['honeypot'] as const) : []),", ''],
      noticed: 'forms.test.ts: is stored and marked when the honeypot is filled',
    },
  ],
  'http/rate-limit.ts': [
    {
      guard: 'an IPv6 network of 64 bits is one sender',
      change: ['groups.slice(0, 4)', 'groups'],
      noticed: 'rate-limit.test.ts: an IPv6 network of 64 bits',
    },
    {
      guard: 'an IPv6 prefix of 48 bits has one limit',
      change: ['const siteShare = 10;', 'const siteShare = 65_536;'],
      noticed: 'rate-limit.test.ts: ten times as much from all networks of a site',
    },
    {
      guard: 'a bounded table of senders',
      change: ['senders.size <= capacity && ', ''],
      noticed: 'rate-limit.test.ts: remembers fifty thousand senders',
    },
    {
      guard: 'the rate limit uses a monotonic clock',
      change: ['() => performance.now()', '() => Date.now()'],
      noticed: 'rate-limit.test.ts: is no looser when the clock on the wall is set',
    },
  ],
  'http/health.ts': [
    {
      guard: 'a store that fails is not healthy',
      change: ['stores = isStored;', 'stores = isStored || stores;'],
      noticed: 'refusals.test.ts: is told by the health check while it takes nothing',
    },
  ],
  'http/origins.ts': [
    {
      guard: 'other origins are refused',
      change: ["if (!isOurs) throw new Problem('origin_not_allowed');", ''],
      noticed: 'origins.test.ts: is accepted from our own pages',
    },
    {
      guard: 'CORS headers only for allowed origins',
      change: ['origin !== undefined && allowed.has(origin)\n    ?', 'origin !== undefined\n    ?'],
      noticed: 'origins.test.ts: is accepted from our own pages',
    },
  ],
  'mail/delivery.ts': [
    {
      guard: 'one mail that is refused like a sender stops no other',
      change: [" && reason !== 'sender_refused'", ''],
      noticed: 'delivery.test.ts: as if it were our address lets the others through',
    },
    {
      guard: 'no mail under way is sent again',
      change: ['if (active.has(reference)) continue;', ''],
      noticed: 'outbox.test.ts: ahead beyond the lease sends no mail',
    },
    {
      guard: 'a server that fails gets a pause',
      change: ['return uptime() < pause.until;', 'return uptime() < 0;'],
      noticed: 'delivery.test.ts: that is not there makes the queue wait, not each mail',
    },
  ],
  'mail/operator-mail.ts': [
    {
      guard: 'recipients come from the settings',
      change: ['to: [...to],', 'to: [...to, payload.email],'],
      noticed: 'mail.test.ts: the mail has our headers, our recipients',
    },
    {
      guard: 'Reply-To has one plain address',
      change: ['...(isPlainAddress(payload.email) ? {', '...(payload.email ? {'],
      noticed: 'mail.test.ts: is no header when it is anything else',
    },
    {
      guard: 'no typed line looks like a line of the mail',
      change: ['const text = indent(value, 2);', 'const text = String(value);'],
      noticed: 'mail.test.ts: no line of it can pass for one of ours',
    },
  ],
  'mail/smtp.ts': [
    {
      guard: 'a used-up quota holds no mail',
      change: ["code === 'EMESSAGE' && isRefusal", "command === 'DATA' && isRefusal"],
      noticed: 'delivery.test.ts: that takes no more mails today has none held',
    },
    {
      guard: 'localhost is this machine',
      change: ["host === 'localhost' ? '127.0.0.1' : host", 'host'],
      noticed: 'delivery.test.ts: on this machine is not looked up',
    },
    {
      guard: 'a mail server that resets gets a mail less often',
      change: ['isUnanswered || isReset ||', 'isUnanswered ||'],
      noticed: 'delivery.test.ts: after taking a mail gets it again as the same one',
    },
    {
      guard: 'Nodemailer gets only texts',
      change: ['text: String(text)', 'text'],
      noticed: 'mail.test.ts: a field that is no text is written as one',
    },
    {
      guard: 'mails read no files',
      change: ['disableFileAccess: true', 'disableFileAccess: false'],
      noticed: 'mail.test.ts: a field that is no text is written as one',
    },
    {
      guard: 'certificates are verified',
      change: ['rejectUnauthorized: true', 'rejectUnauthorized: false'],
      noticed: 'delivery.test.ts: whose certificate nobody vouches for',
    },
  ],
  'mail/confirmation.ts': [
    {
      guard: 'confirmations quote nothing that was typed',
      change: ['      greeting,\n', '      greeting + payload.email,\n'],
      noticed: 'confirmation.test.ts: says nothing that was typed',
    },
    {
      guard: 'marked submissions are not confirmed',
      change: ['marks.length > 0 || ', ''],
      noticed: 'confirmation.test.ts: nobody when marked',
    },
  ],
  'purging.ts': [
    {
      guard: 'one run deletes one day’s submissions',
      change: ['(oldestDeletable?.getTime() ?? 0) + day', 'limit.getTime()'],
      noticed: 'queue.test.ts: deletes a day’s worth at once',
    },
    {
      guard: 'what arrives counts a day later',
      change: ['noted ?? found', 'found'],
      noticed: 'queue.test.ts: deletes nothing early for what comes',
    },
  ],
  'operator/csv.ts': [
    {
      guard: 'an export cannot steer a terminal',
      change: ["replaceAll(/[^\\P{Cc}\\n\\t]/gu, '\\uFFFD')", 'toString()'],
      noticed: 'inbox.test.ts: is read back as it was',
    },
    {
      guard: 'no cell is a formula',
      change: ['.replaceAll(formula, "$1\'")', ''],
      noticed: 'inbox.test.ts: is read back as it was',
    },
    {
      guard: 'exports are readable by their owner only',
      change: ["'wx', 0o600", "'wx', 0o644"],
      noticed: 'inbox.test.ts: is for its owner only',
    },
  ],
  'http/answers.ts': [
    {
      guard: 'values in pages are escaped',
      change: [
        'Mustache.render(marked, context)',
        'Mustache.render(marked, context, {}, { escape: String })',
      ],
      noticed: 'forms.test.ts: keeps what was typed when it is incomplete',
    },
  ],
  'http/headers.ts': [
    {
      guard: 'no page can be framed',
      change: ["replace(/;$/, '')}; frame-ancestors 'none'`", "replace(/;$/, '')}`"],
      noticed: 'build.test.ts: is read from',
    },
  ],
  'site/site-answer.ts': [
    {
      guard: 'an unchanged file is not sent again',
      change: ['if (fresh(request.headers, { etag }))', 'if (fresh({}, { etag }))'],
      noticed: 'conditions.test.ts: has nothing sent again that the visitor has',
    },
    {
      guard: 'no coding that the request excludes',
      change: [
        'new Negotiator({ headers })',
        "new Negotiator({ headers: { 'accept-encoding': headers['accept-encoding']?.replaceAll(/;\\s*q=0(?=,|$)/gi, '') } })",
      ],
      noticed: 'conditions.test.ts: are answered as RFC 9110 says',
    },
    {
      guard: 'only GET and HEAD for pages',
      change: ["request.method !== 'GET' && request.method !== 'HEAD'", "request.method === 'PUT'"],
      noticed: 'site.test.ts: is answered as it should be at',
    },
  ],
  'log/log.ts': [
    {
      guard: 'the log has only permitted lines',
      change: [
        "else if (level >= warnLevel) method.apply(this, [{ code: 'framework' }, 'failed']);",
        'else if (level > 0) method.apply(this, args);',
      ],
      noticed: 'log.test.ts: quotes nobody, whatever happens',
    },
  ],
  'http/problem.ts': [
    {
      guard: 'errors are named, not quoted',
      change: [
        "const name = typeof code === 'string' ? code : (error as { name?: unknown }).name;",
        'const name = (error as { message?: unknown }).message ?? code;',
      ],
      noticed: 'log.test.ts: takes an error of ours for a 500',
    },
  ],
  'main.ts': [
    {
      guard: 'the last log line of a process quotes nothing',
      change: ["const places = stack.replace(message, () => '');", 'const places = stack;'],
      noticed: 'main.test.ts: ends after an error of ours outside of all requests',
    },
  ],
  'settings.ts': [
    {
      guard: 'wrong settings with passwords are not quoted',
      change: ["secrets.includes(setting) ? 'wrong' : ", ''],
      noticed: 'settings.test.ts: without quoting it',
    },
    {
      guard: 'an unknown name in the file of settings stops',
      change: ['if (unknown === undefined) return;', 'if (unknown) return;'],
      noticed: 'main.test.ts: because of an unknown name',
    },
  ],
  'site/built-with.ts': [
    {
      guard: 'pages and service that differ are told',
      change: ['if (ofPages !== ofService)', 'if (ofPages === undefined)'],
      noticed: 'main.test.ts: says when the pages name another retention',
    },
  ],
};
