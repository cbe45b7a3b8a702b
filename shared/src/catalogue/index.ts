export * from './scene/busy-front-desk.ts';
export * from './scene/family-served.ts';
export * from './scene/scanning-a-code.ts';
export type { Group, Mark, Part, Scene, Tone } from './scene/scene.ts';
export { FILE_COLOURS, sceneToSvg } from './scene/svg.ts';
