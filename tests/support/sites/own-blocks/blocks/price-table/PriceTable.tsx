import { Section } from 'waybill/blocks';
interface Row {
  what: string;
  price: string;
}
export function PriceTable({ block }: { block: { type: string; heading: string; rows: Row[] } }) {
  return (
    <Section block={block} heading={block.heading}>
      <dl className="prices">
        {block.rows.map(({ what, price }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
