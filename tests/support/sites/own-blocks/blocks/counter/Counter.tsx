import { useState } from 'react';
export function Counter({ block }: { block: { type: string; label: string } }) {
  const [count, setCount] = useState(0);
  return (
    <section className="counter section">
      <button type="button" onClick={() => setCount(count + 1)}>
        {block.label}: {count}
      </button>
    </section>
  );
}
