/** A mail server, as SMTP_URL names it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  auth?: { user: string; pass: string };
  /** This machine's name, as EHLO says it; without it, the machine is asked. */
  name?: string;
}

/**
 * Reads the setting SMTP_URL.
 * @returns undefined when the text is no address of a mail server, or has a path, query or fragment
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.port === '0') return undefined;
  // A name with other letters, such as ü, must be written in its ASCII form.
  if (!/^[\w.:[\]-]+$/.test(url.hostname)) return undefined;
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return undefined;
  if ((url.username === '') !== (url.password === '')) return undefined;
  const secure = url.protocol === 'smtps:';
  try {
    const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      ...(auth.user ? { auth } : {}),
    };
  } catch {
    return undefined;
  }
}
