export { createVideos } from './videos.ts';
