/** Drawn here, because no page needs it before a request is sent. */
export function CalendarIcon() {
  return (
    <svg className="icon size-5" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5h14v15H5zM5 10h14M9 3v4M15 3v4" />
    </svg>
  );
}
