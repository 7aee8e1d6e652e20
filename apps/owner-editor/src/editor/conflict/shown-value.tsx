import { Picture } from '../pictures/picture';

/** A value of a field as it is read; a picture or a colour is seen beside its words. */
export interface ShownValue {
  readonly text: string;
  readonly picture?: string | undefined;
  readonly color?: string | undefined;
}

/** Whatever its length, it wraps and stays whole. */
export function ValueText({ value: { text, picture, color } }: { value: ShownValue }) {
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
      {picture && (
        <Picture path={picture} alt="" className="mt-2 block aspect-4/3 w-24 rounded-control" />
      )}
    </>
  );
}
