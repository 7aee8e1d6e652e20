import Frame from '@cartaviva/ui/cropper';
import type { ImagePart } from '@cartaviva/ui';
import { messages } from './messages';

interface CropperProps {
  readonly url: string;
  readonly onPart: (part: ImagePart) => void;
  readonly onUnreadable: () => void;
}

export default function Cropper(props: CropperProps) {
  return <Frame aspect={1} round label={messages.crop.area} {...props} />;
}
