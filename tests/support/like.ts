/** A pattern for a message in which `…` stands for any characters. */
export function like(message: string): RegExp {
  return new RegExp(message.split('…').map(RegExp.escape).join('.*'), 's');
}
