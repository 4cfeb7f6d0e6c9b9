/** Tabler's filled phone (MIT). */
const SHAPE =
  'M9 3a1 1 0 0 1 .877 .519l.051 .11l2 5a1 1 0 0 1 -.313 1.16l-.1 .068l-1.674 1.004l.063 .103a10 10 0 0 0 3.132 3.132l.102 .062l1.005 -1.672a1 1 0 0 1 1.113 -.453l.115 .039l5 2a1 1 0 0 1 .622 .807l.007 .121v4c0 1.657 -1.343 3 -3.06 2.998c-8.579 -.521 -15.418 -7.36 -15.94 -15.998a3 3 0 0 1 2.824 -2.995l.176 -.005z';

/** Renders the icon of phone links. */
export function PhoneIcon() {
  return (
    <svg className="icon icon-filled" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPE} />
    </svg>
  );
}
