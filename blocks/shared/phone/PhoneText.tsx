/** A whole phone number, with its country code. */
const NUMBER = /(\+\d[\d ]{6,}\d)/;

/** Renders a text whose phone numbers are links. */
export function PhoneText({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    // Every second part is a match.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} className="tel" href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ),
  );
}
