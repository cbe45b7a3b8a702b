import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { BuiltRelease } from '../../upload/built-release.ts';
import { type Container, isContainer } from './container.ts';

/**
 * Opens the server container of a release. Its files are CommonJS whatever the package.json above them says, as they
 * are for the host.
 *
 * @throws Error when its entry is no container.
 */
export function openServerContainer({ folder, release }: BuiltRelease): Container {
  const open = (file: string): unknown => {
    const fromNode = createRequire(file);
    const module = { exports: {} as unknown };
    const body = vm.compileFunction(
      readFileSync(file, 'utf8'),
      ['module', 'exports', 'require', '__filename', '__dirname'],
      { filename: file },
    );
    const require = (wanted: string) =>
      wanted.startsWith('.') ? open(path.resolve(path.dirname(file), wanted)) : fromNode(wanted);
    body.call(module.exports, module, module.exports, require, file, path.dirname(file));
    return module.exports;
  };
  const container = release.serverEntry === null ? null : open(path.join(folder, release.serverEntry));
  if (isContainer(container)) return container;
  throw new Error('its server entry is no container');
}
