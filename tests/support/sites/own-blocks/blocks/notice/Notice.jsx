import { Prose } from 'waybill/blocks';
export function Notice({ block }) {
  return (
    <aside className="notice own-notice">
      <h2>{block.heading}</h2>
      <Prose html={block.text} />
    </aside>
  );
}
