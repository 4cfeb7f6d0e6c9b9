/** Shows what another site offers, in a frame in place of a link. Loaded at the click, and nothing of that site before. */

/** Replaces a link by the frame whose address is in `data-frame`. */
export function run(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.src = link.dataset['frame']!;
  frame.title = link.dataset['title']!;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  // A page that was opened from another one without being loaded has the policy of that one.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'frame-src') location.assign(link.href);
  });
  link.replaceWith(frame);
  frame.focus();
}
