/** A whole phone number, with its country code. */
const NUMBER = /(\+\d[\d ]{6,}\d)/;

/** A plain text whose phone numbers can be called by a touch. */
export function PhoneText({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    // Every second part is what the expression has found.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} className="tel" href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ),
  );
}
