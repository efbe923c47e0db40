export { uploadModule } from './upload.module.ts';
export { takeUpload } from './commands/take-upload.ts';
export { removeFiles } from './commands/end-uploads.ts';
export { lookAtPictures } from './queries/look-at-pictures.ts';
export { readFile } from './queries/read-file.ts';
export { sealedFileKeys } from './file-seal.ts';
export { uploadPersonal } from './personal.store.ts';
