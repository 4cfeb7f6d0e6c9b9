import { useSiteContext } from '../../../shared/site-context.ts';

/** Renders how much of the files has been sent. Screen readers hear of each quarter. */
export function Progress({ part, text }: { part: number | undefined; text: string }) {
  const { language } = useSiteContext();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const say = (amount: number) => text.replace('{percent}', percent.format(amount));
  return (
    <div className="sending" hidden={part === undefined}>
      <progress max={1} value={part ?? 0} aria-label={say(part ?? 0)} />
      <span aria-hidden="true">{say(part ?? 0)}</span>
      <span className="hidden" role="status">
        {part === undefined ? '' : say(Math.floor(part * 4) / 4)}
      </span>
    </div>
  );
}
