import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';

/** Renders the window for large pictures, closed and empty; lightbox.ts fills and opens it. */
export function Lightbox({ label, total }: { label: string | undefined; total: number }) {
  const { labels } = useSiteContext();
  const { largePicture, previousPicture, nextPicture, pictureCount } = useStaticLabels();
  return (
    <dialog className="lightbox" aria-label={label ?? largePicture}>
      <p role="status" data-count={pictureCount} />
      <Control name="close" label={labels.close} shape="M5 5l14 14M19 5L5 19" />
      {total > 1 && <Control name="previous" label={previousPicture} shape="M15 5l-7 7 7 7" />}
      <figure />
      {total > 1 && <Control name="next" label={nextPicture} shape="M9 5l7 7-7 7" />}
    </dialog>
  );
}

function Control({ name, label, shape }: { name: string; label: string; shape: string }) {
  return (
    <button type="button" className={name} aria-label={label}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
