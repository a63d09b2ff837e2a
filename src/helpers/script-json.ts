/** JSON for a `<script>` element, with `<` escaped: a text such as `</script>` would end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
