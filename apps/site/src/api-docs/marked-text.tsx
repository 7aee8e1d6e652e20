/** Text of the API document, with names in backticks shown as code. */
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
