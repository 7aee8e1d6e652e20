import { Image } from '@cartaviva/forms/images';

export interface ShownValue {
  readonly text: string;
  readonly image?: string | undefined;
  readonly color?: string | undefined;
}

export function ValueText({ value: { text, image, color } }: { value: ShownValue }) {
  return (
    <>
      {color && (
        <span
          aria-hidden
          className="mr-1.5 inline-block size-4 rounded-full border border-line align-[-2px]"
          style={{ backgroundColor: color }}
        />
      )}
      <span className="font-semibold wrap-anywhere whitespace-pre-line">{text}</span>
      {image && (
        <Image path={image} alt="" className="mt-2 block aspect-4/3 w-24 rounded-control" />
      )}
    </>
  );
}
