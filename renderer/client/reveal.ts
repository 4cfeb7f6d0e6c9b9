/** Animates groups that scroll into view: once, and only where the visitor has not asked for less motion. */

/** Milliseconds. */
const DURATION = 550;
const STAGGER = 100;
const EASING = 'cubic-bezier(.2, .7, .2, 1)';
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Watches the groups that are below the screen. Nothing is hidden before it moves. */
export function reveal(): void {
  if (reducedMotion.matches || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        enter(target);
      }
    },
    { rootMargin: '0px 0px -5% 0px' },
  );
  for (const group of document.querySelectorAll('[data-rise]')) {
    if (group.getBoundingClientRect().top > innerHeight) observer.observe(group);
  }
}

function enter(group: Element): void {
  for (const [index, child] of [...group.children].entries()) {
    child.animate(
      [
        { opacity: 0, translate: '0 1.25rem' },
        { opacity: 1, translate: '0' },
      ],
      {
        duration: DURATION,
        delay: index * STAGGER,
        easing: EASING,
        fill: 'backwards',
      },
    );
  }
}
