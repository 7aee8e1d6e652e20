/** A text of the document, whose names stand between backticks. */
export function MarkedText({ children }: { children: string }) {
  return children.split('`').map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <code key={at} className="font-mono text-[0.95em] wrap-anywhere">
        {piece}
      </code>
    ),
  );
}
