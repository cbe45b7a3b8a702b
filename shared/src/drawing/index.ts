/**
 * Shared style of all illustrations: scenes as data, composed of a few props. React draws them inline (`SceneDrawing`),
 * the asset builder writes them as files.
 */
export * from './busy-front-desk.ts';
export * from './family-served.ts';
export * from './path-data.ts';
export * from './props.ts';
export * from './scanning-a-code.ts';
export type { Group, Mark, Part, Scene, Tone } from './scene.ts';
export * from './shapes.ts';
export { FILE_COLOURS, sceneToSvg } from './svg.ts';
