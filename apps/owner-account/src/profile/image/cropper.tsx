import Frame from '@cartaviva/ui/cropper';
import type { ImagePart } from '@cartaviva/ui';
import { messages } from './messages';

interface CropperProps {
  readonly url: string;
  readonly onPart: (part: ImagePart) => void;
  readonly onUnreadable: () => void;
}

/** The round frame that faces are shown in. */
export default function Cropper(props: CropperProps) {
  return <Frame aspect={1} round label={messages.crop.area} {...props} />;
}
