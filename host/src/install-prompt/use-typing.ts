import { useEffect, useState } from 'react';

const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button])';

/** Whether somebody is in the middle of filling in a field. On a phone the keyboard then takes half of the screen. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches(TEXT_FIELDS) ?? false);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) setTyping(false);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return typing;
}
