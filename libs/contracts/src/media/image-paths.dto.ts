import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Matches } from 'class-validator';
import { OBJECT_PATH_PATTERN } from '@cartaviva/domain';

export const IMAGE_PATHS_AT_ONCE = 500;

/** Images, by the paths that items, logos and profiles store. */
export class ImagePaths {
  @Matches(OBJECT_PATH_PATTERN, { each: true })
  @IsString({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(IMAGE_PATHS_AT_ONCE)
  @IsArray()
  paths: string[];
}
