import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './sent.css';

/** Replaces a form once it is sent; its title takes the focus, because the focused element is gone. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanks}>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** The reference that people name when they ask about it. */
export function Reference({ children }: { children: string }) {
  return <strong className={styles.reference}>{children}</strong>;
}
