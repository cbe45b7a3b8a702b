import { Component, type ReactNode } from 'react';

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Keeps a page that throws from taking the shell with it; says so upwards and shows nothing until it is told how to go on. */
export class PageBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
