/** Lists the scripts of static blocks. Each is loaded when somebody clicks a link of its block, and runs instead of it. */

/** What a link names in `data-script`. Without the script, or if it cannot be loaded, the link leads where it says. */
export const scripts = {
  gallery: () => import('./gallery/lightbox.ts'),
} satisfies Record<string, () => Promise<{ run(link: HTMLAnchorElement): void }>>;
