import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../root.ts';
import { signalGroup } from './supervise/launch.ts';

/** Result of a tool. */
export interface ToolResult {
  code: number;
  /** Both streams, in order. */
  output: string;
}

const running = new Set<ChildProcess>();

/** Runs a tool to its end. Its own process group allows ending it with all its children. */
export function runTool(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += String(error);
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Ends every running tool, with all its children. */
export function endTools(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}
