import type { RunTurn, TurnResult } from '../contract/contract.ts';
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts';
import { createConcierge } from './create-concierge.ts';

/** Runs one line through a concierge in a fresh scene and returns the result. */
export async function say(
  text: string,
  options: SceneOptions = {},
  run: RunTurn = createConcierge({}),
): Promise<TurnResult & Pick<Scene, 'created' | 'cancelled' | 'carted' | 'shown' | 'searched'>> {
  const { context, ports, created, cancelled, carted, shown, searched } = scene(text, options);
  const result = await run(context, ports, new AbortController().signal);
  return { ...result, created, cancelled, carted, shown, searched };
}
