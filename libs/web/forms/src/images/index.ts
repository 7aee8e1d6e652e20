export { CameraButton, isTouched } from './camera-button';
export { Fault } from './fault';
export { Image } from './image';
export { chosenFile, type ChosenFile } from './image-rules';
export { serverImages, type ImagePurpose, type ImageSender } from './image-sender';
export { MESSAGES as IMAGE_MESSAGES } from './messages';
export { SavedImage } from './saved-image';
export { UploadDialog } from './upload-dialog';
