/** The connection to a mail server. Load it on demand: Nodemailer takes 28 MB. */
import { PassThrough } from 'node:stream';
import { createTransport, type NodemailerError, type Transporter } from 'nodemailer';
import { isLocalHost } from '../../helpers/local-host.ts';
import type { MailErrorCode } from '../store/store.ts';
import type { Mail } from './mail.ts';
import type { SmtpServer } from './smtp-url.ts';

/** A mail was not sent. The error does not quote the server's answer, which may quote the mail. */
export class SendError extends Error {
  override name = 'SendError';
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * @returns the number of refused recipients when others were accepted.
 * @throws SendError when the mail was not sent
 */
export type Send = (mail: Mail, signal: AbortSignal) => Promise<number>;

/** A pool of connections to a mail server. */
export function createTransporter(server: SmtpServer): Transporter {
  return createTransport(transportOptions(server));
}

/** Nodemailer's options. All times are in milliseconds. */
export function transportOptions({ host, port, secure, auth, name }: SmtpServer) {
  return {
    // Nodemailer would ask the network's name server who `localhost` is.
    host: host === 'localhost' ? '127.0.0.1' : host,
    port,
    secure,
    ...(auth ? { auth } : {}),
    ...(name ? { name } : {}),
    requireTLS: !secure && !isLocalHost(host),
    ignoreTLS: !secure && isLocalHost(host),
    // Connections are reused, and closed after a second. Nodemailer requeues a mail only when the
    // server closed the connection before the first byte of the mail.
    pool: true as const,
    // Two kinds of mail, four of each at a time.
    maxConnections: 8,
    idleTimeout: 1_000,
    maxRequeues: 1,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const },
    // Nodemailer reads files and addresses from fields that are no strings.
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 10_000,
    // Until TLS is ready. Must be longer than `greetingTimeout`.
    connectionTimeout: 40_000,
    greetingTimeout: 10_000,
    // Some servers scan a mail for half a minute before they accept it. Must be shorter than
    // `attemptMs` in mail-worker.ts.
    socketTimeout: 55_000,
  };
}

/** Sends through a pool, and turns its errors into {@link SendError}. */
export function createSender(transport: Pick<Transporter, 'sendMail' | 'use'>): Send {
  // Nodemailer's errors do not say whether the connection closed before or after the server could
  // take the mail. But Nodemailer makes the stream of a mail only after the login, so this plugin
  // notes that the login succeeded.
  const loggedIn = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    message?.transform(() => {
      if (signal) loggedIn.add(signal);
      return new PassThrough();
    });
    done();
  });
  return async ({ messageId, from, to, replyTo, subject, text, isAutoReply }, signal) => {
    const mail = {
      messageId,
      from,
      to,
      // Whatever a damaged row holds, Nodemailer must not take it for the path of a file.
      subject: String(subject),
      text: String(text),
      ...(replyTo ? { replyTo } : {}),
      envelope: { from: from.address, to },
      textEncoding: 'quoted-printable' as const,
      headers: { 'Auto-Submitted': isAutoReply ? 'auto-replied' : 'auto-generated' },
      signal,
    };
    try {
      const { rejected } = await transport.sendMail(mail);
      return rejected?.length ?? 0;
    } catch (error) {
      const isLoggedIn = loggedIn.has(signal);
      throw new SendError(error instanceof Error ? toMailErrorCode(error, isLoggedIn) : 'unknown');
    }
  };
}

/** @param isLoggedIn whether the server was ready for the mail, and so may have taken it */
function toMailErrorCode(error: NodemailerError, isLoggedIn: boolean): MailErrorCode {
  const { code = '', command = '', response = '', responseCode = 0, timeoutType, syscall } = error;
  const isRefusal = responseCode >= 500;
  if (isNameRefused(error)) return 'name_refused';
  // The server greets with a refusal.
  if (code === 'EPROTOCOL' && command === 'CONN' && isRefusal) return 'machine_refused';
  if (code === 'EMESSAGE' && isRefusal) return 'message_refused';
  // 530: the server wants a login or TLS first, and SMTP_URL asks for neither.
  if (responseCode === 530) return /\bSTARTTLS\b/i.test(response) ? 'tls' : 'login_refused';
  // The command DATA is refused before the server has seen the mail, for example when the day's
  // quota is used up.
  if (/^(MAIL FROM|DATA)$/.test(command) && isRefusal) return 'sender_refused';
  if (code === 'EENVELOPE' && isRefusal) return 'address_refused';
  // A temporary refusal counts as well, because repeated logins can lock the account.
  if (code === 'EAUTH' && responseCode) return 'login_refused';
  // Where the server takes several commands at once, Nodemailer names none.
  const isClosing = code === 'ECONNECTION' && responseCode === 421;
  if (isClosing || (/^(MAIL FROM|RCPT TO|DATA)$/.test(command) && responseCode >= 400))
    return 'deferred';
  if (code === 'ETLS' || isCertificateError(error)) return 'tls';
  // The server may have accepted the mail, so each retry waits longer.
  const isClosed = code === 'ECONNECTION' && !responseCode;
  const isReset = code === 'ESOCKET' && (syscall === 'read' || syscall === 'write');
  if (isLoggedIn && (isClosed || isReset)) return 'timeout';
  if (code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT') return 'timeout';
  if (/^(ECONNECTION|ESOCKET|EDNS|ETIMEDOUT|EAUTH|EPROTOCOL)$/.test(code)) return 'connection';
  return 'unknown';
}

/**
 * Whether the server refused SMTP_NAME. Many servers refuse the name of EHLO only when the
 * recipient follows. The pattern has blanks around the word, because the answer may quote a
 * visitor's address that contains it.
 */
function isNameRefused({
  command = '',
  response = '',
  responseCode = 0,
}: NodemailerError): boolean {
  if (/^(EHLO|HELO)$/.test(command)) return responseCode >= 500;
  return /^(MAIL FROM|RCPT TO)$/.test(command) && /\s(EHLO|HELO)\s/i.test(response);
}

function isCertificateError({ originalCode = '' }: NodemailerError): boolean {
  return /CERT|SIGNATURE|^ERR_(TLS|SSL)|EPROTO|^(UNSPECIFIED|INVALID_|PATH_LENGTH)/.test(
    originalCode,
  );
}
