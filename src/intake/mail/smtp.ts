import { createTransport, type Transporter } from 'nodemailer';
import type { MailError } from '../store/store.ts';
import type { Mail } from './mail.ts';
import { isLocal, type MailServer } from './mail-server.ts';

/** A mail that was not sent. Its message says nothing of what the server answered, which may quote the mail. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: MailError;
  /** Whether the next mail would fare no better. */
  readonly concernsAll: boolean;

  constructor(reason: MailError, concernsAll: boolean) {
    super(reason);
    this.reason = reason;
    this.concernsAll = concernsAll;
  }
}

/**
 * Hands a mail over.
 * @returns how many recipients the server refused, while it took the mail for the others
 * @throws SendError when it took it for none
 */
export type Send = (mail: Mail, signal: AbortSignal) => Promise<number>;

export function transportTo(server: MailServer): Transporter {
  return createTransport(transportOptions(server));
}

/** What Nodemailer is told. */
export function transportOptions({ host, port, secure, auth }: MailServer) {
  return {
    host,
    port,
    secure,
    ...(auth ? { auth } : {}),
    requireTLS: !secure && !isLocal(host),
    ignoreTLS: !secure && isLocal(host),
    // Many mails go over few connections, and none is kept for the next visitor. A mail is handed to another connection
    // only when the server closed the one it was to have, before a byte of it went out.
    pool: true as const,
    maxConnections: 8,
    idleTimeout: 1_000,
    maxRequeues: 1,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const },
    // A field that is no string could name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}

/** @param transport of Nodemailer */
export function createSender(transport: Pick<Transporter, 'sendMail'>): Send {
  return async ({ messageId, from, to, replyTo, subject, text, isAnswer }, signal) => {
    const mail = {
      ...{ messageId, from, to, subject: String(subject), text: String(text) },
      ...(replyTo ? { replyTo } : {}),
      envelope: { from: from.address, to },
      textEncoding: 'quoted-printable' as const,
      headers: { 'Auto-Submitted': isAnswer ? 'auto-replied' : 'auto-generated' },
      signal,
    };
    try {
      const { rejected } = await transport.sendMail(mail);
      return rejected?.length ?? 0;
    } catch (error) {
      throw sendErrorOf(error);
    }
  };
}

interface Failure {
  code?: string;
  command?: string;
  responseCode?: number;
  timeoutType?: string;
}

/** By what Nodemailer says of it: its own code, the command that failed, and the number that the server answered. */
function sendErrorOf(error: unknown): SendError {
  const { code = '', command = '', responseCode = 0, timeoutType } = error as Failure;
  const isRefusal = responseCode >= 500;
  if (command === 'DATA' && isRefusal) return new SendError('message_refused', false);
  if (command === 'MAIL FROM' && isRefusal) return new SendError('sender_refused', true);
  if (code === 'EENVELOPE' && isRefusal) return new SendError('address_refused', true);
  if (code === 'EAUTH' && isRefusal) return new SendError('login_refused', true);
  if (/^(MAIL FROM|RCPT TO|DATA)$/.test(command) && responseCode >= 400) {
    return new SendError('deferred', false);
  }
  if (code === 'ETLS' || isCertificateProblem(error)) return new SendError('tls', true);
  if (code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT') return new SendError('timeout', false);
  if (/^(ECONNECTION|ESOCKET|EDNS|ETIMEDOUT|EAUTH|EPROTOCOL)$/.test(code)) {
    return new SendError('connection', true);
  }
  return new SendError('unknown', false);
}

/** Node's name of a TLS error stays in `originalCode`, behind the general ESOCKET. */
function isCertificateProblem(error: unknown): boolean {
  const { originalCode } = error as { originalCode?: unknown };
  return /CERT|SIGNATURE|^ERR_(TLS|SSL)|EPROTO/.test(String(originalCode));
}
