import { useLocation } from '@bellkey/shared/shell';
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createNearGate, type NearGate } from './near-gate.ts';

interface IslandProps {
  /** The element around it; its distance is measured here. */
  place: RefObject<Element | null>;
  children: ReactNode;
}

const never = () => () => undefined;
/** Not on the server, which sends everything. */
const canWatch = () => 'IntersectionObserver' in globalThis;

/** For React: a promise that it need not wait for. */
const open = Object.assign(Promise.resolve(), { status: 'fulfilled' });

/** Whether a part is within another, with which it hydrates. */
const WithinIsland = createContext(false);

/** Suspends React while it hydrates the server's HTML, and only then. */
function Gate({ gate, children }: { gate: NearGate; children: ReactNode }) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  use(fromServer && canWatch() ? gate.opened : open);
  useEffect(() => gate.open(), [gate]);
  return <WithinIsland value={true}>{children}</WithinIsland>;
}

/**
 * A part of a page that stays the server's HTML until it is near the screen or used: React takes over what a visitor
 * has to do with, and not the rest. An event that comes first is not lost: React takes the part over at once and
 * delivers it. One within another is no island of its own: an event would have to open both.
 */
export function Island(props: IslandProps) {
  return useContext(WithinIsland) ? props.children : <Outermost {...props} />;
}

function Outermost({ place, children }: IslandProps) {
  const [gate] = useState(createNearGate);
  // A part must be hydrated before it renders again.
  useLocation();
  const drawn = useRef(false);
  if (drawn.current) gate.open();

  useEffect(() => {
    drawn.current = true;
    return place.current && !gate.isOpen ? gate.watch(place.current) : undefined;
  }, [gate, place]);

  return (
    <Suspense>
      <Gate gate={gate}>{children}</Gate>
    </Suspense>
  );
}
