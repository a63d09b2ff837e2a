/** A wrong setting. The message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
