/** What keeps requests safe, and which test would say that it is gone. */
export interface Guard {
  guard: string;
  /** In `src/intake/`. */
  file: string;
  /** Stands there exactly once. */
  text: string;
  instead: string;
  /** Number of a scenario, or a file of `tests/intake/` and part of the names of its tests. */
  test: string | { file: string; name: string };
}

export const guards: Guard[] = [
  // What was acknowledged is there.
  {
    guard: 'commits survive a power cut',
    file: 'sqlite-store.ts',
    text: 'PRAGMA synchronous = FULL',
    instead: 'PRAGMA synchronous = NORMAL',
    test: { file: 'store.test.ts', name: 'is set so that a commit survives a power cut' },
  },
  {
    guard: 'submission and delivery in one transaction',
    file: 'sqlite-store.ts',
    text: `db.exec('BEGIN IMMEDIATE');
    const results = works.map((work) => take(work()));
    db.exec('COMMIT');`,
    instead: 'const results = works.map((work) => take(work()));',
    test: { file: 'outbox.test.ts', name: 'are stored together or not at all' },
  },
  {
    guard: 'no retry after a failed sync',
    file: 'sqlite-store.ts',
    text: "isInput ? 'broken' : 'refused'",
    instead: "isInput ? 'refused' : 'refused'",
    test: { file: 'outbox.test.ts', name: 'that fails is not tried again' },
  },
  {
    guard: 'unique keys in the table',
    file: 'sqlite-file.ts',
    text: 'number INTEGER PRIMARY KEY,\n    id TEXT NOT NULL,\n    kind TEXT NOT NULL,\n    reference TEXT NOT NULL UNIQUE',
    instead:
      'number INTEGER PRIMARY KEY,\n    id TEXT NOT NULL,\n    kind TEXT NOT NULL,\n    reference TEXT NOT NULL',
    test: { file: 'store.test.ts', name: 'has a unique reference' },
  },
  {
    guard: 'a key is used for one content',
    file: 'table-store.ts',
    text: 'if (!isSame) return new KeyReusedError();',
    instead: '',
    test: { file: 'idempotency.test.ts', name: 'is refused with other content' },
  },
  {
    guard: 'the same content is the same request',
    file: 'table-store.ts',
    text: 'if (content_hash !== null) {',
    instead: "if (content_hash === '') {",
    test: { file: 'outbox.test.ts', name: 'the same content within ten minutes' },
  },
  {
    guard: 'marks are part of the content',
    file: 'rows.ts',
    text: '[same.kind, texts.marks, texts.payload]',
    instead: '[same.kind, texts.payload]',
    test: { file: 'outbox.test.ts', name: 'is not taken for the spam before it' },
  },
  {
    guard: 'a claim is a lease',
    file: 'table-store.ts',
    text: 'AND (claimed_until IS NULL OR claimed_until <= :now OR claimed_until > :longest_lease)',
    instead: "AND :longest_lease <> ''",
    test: { file: 'outbox.test.ts', name: 'is claimed oldest first, each by one only' },
  },
  {
    guard: 'what is due is never purged',
    file: 'table-store.ts',
    text: "(state = 'sent' AND sent_at < :before)",
    instead: '(received_at < :before)',
    test: 'F28',
  },
  // Who may send what.
  {
    guard: 'exactly one host',
    file: 'framing.ts',
    text: 'hosts === 1 ||',
    instead: 'hosts >= 1 ||',
    test: { file: 'framing.test.ts', name: 'with two hosts is refused' },
  },
  {
    guard: 'what follows a misframed request is not read',
    file: 'framing.ts',
    text: 'if (isWellFramed && !ending.has(socket)) return;',
    instead: 'if (isWellFramed) return;',
    test: { file: 'framing.test.ts', name: 'is refused, and what follows it is not read' },
  },
  {
    guard: 'bodies of 32 KiB',
    file: 'app.ts',
    text: 'bodyLimit: maxBodyBytes,',
    instead: 'bodyLimit: 1e9,',
    test: { file: 'refusals.test.ts', name: 'may be as large as the limit' },
  },
  {
    guard: 'headers in five seconds',
    file: 'app.ts',
    text: 'connectionsCheckingInterval: 500,',
    instead: 'connectionsCheckingInterval: 600_000,',
    test: { file: 'site.test.ts', name: 'is cut off when its headers do not come' },
  },
  {
    guard: 'no keys that reach a prototype',
    file: 'bodies.ts',
    text: "getDefaultJsonParser('error', 'error')",
    instead: "getDefaultJsonParser('ignore', 'ignore')",
    test: { file: 'refusals.test.ts', name: '__proto__' },
  },
  {
    guard: 'only our own fields are stored',
    file: 'submissions.ts',
    text: 'contentOf(result.data)',
    instead: 'contentOf({ ...body, ...(result.data as object) } as typeof result.data)',
    test: 'F13',
  },
  {
    guard: 'the database is where it was opened',
    file: 'sqlite-store.ts',
    text: 'fileNumber(file) !== number',
    instead: 'false',
    test: { file: 'main.test.ts', name: 'acknowledges nothing once its file was moved away' },
  },
  {
    guard: 'UTF-8 only',
    file: 'bodies.ts',
    text: 'fatal: true',
    instead: 'fatal: false',
    test: { file: 'refusals.test.ts', name: 'is malformed when it is not UTF-8' },
  },
  {
    guard: 'forwarded addresses of our proxies only',
    file: 'app.ts',
    text: 'parts.trustedProxies.length > 0 && [...parts.trustedProxies]',
    instead: 'true',
    test: 'F21',
  },
  {
    guard: 'one network of IPv6 is one sender',
    file: 'rate-limit.ts',
    text: 'parsed.parts.slice(0, 4)',
    instead: 'parsed.parts',
    test: { file: 'rate-limit.test.ts', name: 'is an IPv6 network of 64 bits' },
  },
  {
    guard: 'a bounded table of senders',
    file: 'rate-limit.ts',
    text: 'senders.size <= capacity && ',
    instead: '',
    test: { file: 'rate-limit.test.ts', name: 'remembers fifty thousand senders in little memory' },
  },
  {
    guard: 'a clock that is never set back',
    file: 'rate-limit.ts',
    text: '() => performance.now()',
    instead: '() => Date.now()',
    test: 'F21',
  },
  {
    guard: 'other origins are refused',
    file: 'origins.ts',
    text: "if (!isOurs) throw new Problem('origin_not_allowed');",
    instead: '',
    test: 'F23',
  },
  {
    guard: 'answers are shared with set origins only',
    file: 'origins.ts',
    text: 'origin !== undefined && allowed.has(origin)\n    ?',
    instead: 'origin !== undefined\n    ?',
    test: 'F23',
  },
  {
    guard: 'the honeypot marks',
    file: 'submissions.ts',
    text: "...(trapped ? (['honeypot'] as const) : []),",
    instead: '',
    test: 'F22',
  },
  // What goes out.
  {
    guard: 'recipients are settings',
    file: 'mail.ts',
    text: 'to: [...to],',
    instead: 'to: [...to, payload.email],',
    test: 'F15',
  },
  {
    guard: 'one plain address to answer to',
    file: 'mail.ts',
    text: '...(isPlainAddress(payload.email) ? {',
    instead: '...(payload.email ? {',
    test: 'F15',
  },
  {
    guard: 'no line of a visitor passes for ours',
    file: 'mail.ts',
    text: 'const text = indent(value, 2);',
    instead: 'const text = String(value);',
    test: 'F16',
  },
  {
    guard: 'fields of a mail are texts',
    file: 'smtp.ts',
    text: 'text: String(text)',
    instead: 'text',
    test: { file: 'mail.test.ts', name: 'a field that is no text is written as one' },
  },
  {
    guard: 'mails read no files',
    file: 'smtp.ts',
    text: 'disableFileAccess: true',
    instead: 'disableFileAccess: false',
    test: { file: 'mail.test.ts', name: 'a field that is no text is written as one' },
  },
  {
    guard: 'certificates are verified',
    file: 'smtp.ts',
    text: 'rejectUnauthorized: true',
    instead: 'rejectUnauthorized: false',
    test: { file: 'delivery.test.ts', name: 'whose certificate nobody vouches for' },
  },
  {
    guard: 'confirmations say nothing that was typed',
    file: 'confirmation.ts',
    text: '      greeting,\n',
    instead: '      greeting + payload.email,\n',
    test: 'F15',
  },
  {
    guard: 'one confirmation an hour to a mailbox',
    file: 'table-store.ts',
    text: 'received_at > :from AND received_at < :to',
    instead: 'received_at > :to AND received_at < :from',
    test: 'F15',
  },
  {
    guard: 'nobody confirms what is marked',
    file: 'confirmation.ts',
    text: 'marks.length === 0 && ',
    instead: '',
    test: { file: 'confirmation.test.ts', name: 'nobody when marked' },
  },
  {
    guard: 'no cell is a formula',
    file: 'inbox.ts',
    text: 'escape_formulas: true',
    instead: 'escape_formulas: false',
    test: 'F17',
  },
  {
    guard: 'exports are for their owner',
    file: 'inbox.ts',
    text: "'wx', 0o600",
    instead: "'wx', 0o644",
    test: 'F17',
  },
  // What visitors see.
  {
    guard: 'pages fill in values escaped',
    file: 'answers.ts',
    text: 'Mustache.render(marked, context)',
    instead: 'Mustache.render(marked, context, {}, { escape: String })',
    test: { file: 'forms.test.ts', name: 'keeps what was typed when it is incomplete' },
  },
  {
    guard: 'nobody frames a page',
    file: 'headers.ts',
    text: "replace(/;$/, '')}; frame-ancestors 'none'`",
    instead: "replace(/;$/, '')}`",
    test: { file: 'site.test.ts', name: 'is read from' },
  },
  {
    guard: 'what the visitor has is not sent again',
    file: 'site-answer.ts',
    text: 'if (fresh(request.headers, { etag }))',
    instead: 'if (fresh({}, { etag }))',
    test: 'F20',
  },
  {
    guard: 'no coding that the visitor excludes',
    file: 'site-answer.ts',
    text: 'new Negotiator({ headers })',
    instead:
      "new Negotiator({ headers: { 'accept-encoding': headers['accept-encoding']?.replaceAll(/;\\s*q=0(?=,|$)/gi, '') } })",
    test: 'F20',
  },
  {
    guard: 'pages are read only',
    file: 'site-answer.ts',
    text: "request.method !== 'GET' && request.method !== 'HEAD'",
    instead: "request.method === 'PUT'",
    test: 'F19',
  },
  {
    guard: 'two years of TLS only behind TLS',
    file: 'app.ts',
    text: "request.protocol === 'https'",
    instead: "request.protocol !== ''",
    test: { file: 'framing.test.ts', name: 'asks for TLS only where' },
  },
  // What stays secret.
  {
    guard: 'the log has permitted lines only',
    file: 'log.ts',
    text: "else if (level >= warnLevel) method.apply(this, [{ code: 'framework' }, 'failed']);",
    instead: 'else if (level > 0) method.apply(this, args);',
    test: 'F27',
  },
  {
    guard: 'errors are named, not quoted',
    file: 'problem.ts',
    text: "const name = typeof code === 'string' ? code : (error as { name?: unknown }).name;",
    instead: 'const name = (error as { message?: unknown }).message ?? code;',
    test: { file: 'log.test.ts', name: 'takes an error of ours for a 500' },
  },
  {
    guard: 'the last word of a process quotes nobody',
    file: 'main.ts',
    text: "const places = stack.replace(message, () => '');",
    instead: 'const places = stack;',
    test: 'F27',
  },
  {
    guard: 'passwords in settings are not quoted',
    file: 'settings.ts',
    text: "secrets.includes(setting) ? 'wrong' : ",
    instead: '',
    test: 'F27',
  },
  {
    guard: 'what is deleted is overwritten',
    file: 'sqlite-store.ts',
    text: 'PRAGMA secure_delete = ON',
    instead: 'PRAGMA secure_delete = OFF',
    test: { file: 'store.test.ts', name: 'is set so that a commit survives a power cut' },
  },
  {
    guard: 'erasing writes all pages anew',
    file: 'sqlite-store.ts',
    text: 'PRAGMA temp_store = MEMORY; VACUUM',
    instead: 'PRAGMA temp_store = MEMORY',
    test: { file: 'operator.test.ts', name: 'leaves no byte either' },
  },
  {
    guard: 'erasing empties the journal',
    file: 'sqlite-store.ts',
    text: 'wal_checkpoint(TRUNCATE)',
    instead: 'wal_checkpoint(PASSIVE)',
    test: 'F28',
  },
];
