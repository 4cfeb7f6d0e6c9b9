import { useSiteContext } from '../../../shared/site-context.ts';

/** Renders how much of the files has been sent. Screen readers hear of each quarter. */
export function Progress({ share, text }: { share: number | undefined; text: string }) {
  const { language } = useSiteContext();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const say = (amount: number) => text.replace('{percent}', percent.format(amount));
  return (
    <div className="sending" hidden={share === undefined}>
      <progress max={1} value={share ?? 0} aria-label={say(share ?? 0)} />
      <span aria-hidden="true">{say(share ?? 0)}</span>
      <span className="hidden" role="status">
        {share === undefined ? '' : say(Math.floor(share * 4) / 4)}
      </span>
    </div>
  );
}
