import { Component, type ReactNode } from 'react';

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Catches what a page throws while rendering and reports it to `onCrash`; renders nothing from then on. */
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
