/** Lists the scripts of static blocks. An element of a block's HTML names one in `data-script`. */

/** A script of a static block, which is loaded only on pages where somebody needs it. */
interface BlockScript {
  /**
   * click: at a click of the link that names it, in place of where the link leads. Without the script, or if it cannot be
   * loaded, the link leads there.
   * intent: once, when somebody points at the element or at something inside it, touches or focuses it.
   * near: once, when the element comes near the screen. If it is on the screen at first, that is when the page is idle.
   */
  when: 'click' | 'intent' | 'near';
  /** `run` gets the element. One that keeps a timer or listens to the document stops when the element leaves the page. */
  load(this: void): Promise<{ run(this: void, element: HTMLElement): void }>;
}

export const scripts: Readonly<Record<string, BlockScript>> = {
  gallery: { when: 'click', load: () => import('./gallery/lightbox.ts') },
  embed: { when: 'click', load: () => import('./video/embed.ts') },
  'print-alone': { when: 'click', load: () => import('./feature/print-alone.ts') },
  countdown: { when: 'near', load: () => import('./countdown/count-down.ts') },
  tabs: { when: 'near', load: () => import('./tabs/switch-tabs.ts') },
  'opening-hours': { when: 'near', load: () => import('./opening-hours/open-now.ts') },
  journeys: { when: 'near', load: () => import('./journeys/choose.ts') },
  search: { when: 'near', load: () => import('./search/field.ts') },
  'search-dialog': { when: 'click', load: () => import('./search/dialog.ts') },
};
