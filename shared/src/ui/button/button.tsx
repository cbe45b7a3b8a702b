// By package name: the shell door is shared at runtime, and a relative path would bundle a second router.
import { Link } from '@bellkey/shared/shell';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './button.css';

interface Look {
  /** `solid` for the one main action of a view, `outline` next to it, `quiet` within rows and cards. */
  look?: 'solid' | 'outline' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

const classOf = ({ look = 'solid', size = 'medium' }: Omit<Look, 'children'>) =>
  `${styles.button} ${styles[look]} ${styles[size]}`;

/** A button. While `busy` it keeps its width, announces this to screen readers and ignores clicks. */
export function Button({
  look,
  size,
  busy = false,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button; stays a link for keyboards, screen readers and new tabs. */
export function ButtonLink({
  to,
  look,
  size,
  children,
  onClick,
}: Look & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} className={classOf({ look, size })} onClick={onClick}>
      {children}
    </Link>
  );
}
