export function Fault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-sm font-medium text-brick">
      {text}
    </p>
  );
}
