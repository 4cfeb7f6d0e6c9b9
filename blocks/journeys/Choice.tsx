import type { Place } from '../../schema/types.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { useStaticLabels } from '../shared/site-context.ts';

interface ChoiceProps {
  /** The places to choose from, by their names in the site. */
  places: ReadonlyMap<string, Place>;
  chosen: [from: string, to: string];
  id: string | undefined;
}

/**
 * Renders the From and To fields. All places' coordinates are in the first; without the script, the form puts the choice
 * into the URL.
 */
export function Choice({ places, chosen: [from, to], id }: ChoiceProps) {
  const { journeyFrom, journeyTo, journeyShow } = useStaticLabels();
  const { compare } = new Intl.Collator(useAtlas().language);
  const sorted = [...places].toSorted(([, a], [, b]) => compare(a.name, b.name));
  const points = sorted.map(([, { latitude, longitude }]) => `${latitude} ${longitude}`);
  const options = sorted.map(([value, { name }]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
  return (
    <form action={id && `#${id}`}>
      <label>
        {journeyFrom}
        <select name="from" defaultValue={from} data-points={points.join()}>
          {options}
        </select>
      </label>
      <label>
        {journeyTo}
        <select name="to" defaultValue={to}>
          {options}
        </select>
      </label>
      <button className="button button-primary">{journeyShow}</button>
    </form>
  );
}
