import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** Food and drinks: the menu and its cart stand here once the kitchen's side of them exists. */
export function Page() {
  return (
    <PlainPage
      title="Food and drinks"
      action={
        <>
          <ButtonLink to="/chat">Ask in the chat</ButtonLink>
          <ButtonLink to="/scan-qr" look="outline">
            Scan your table’s code
          </ButtonLink>
        </>
      }
    >
      <p>
        This page is for the menu and your order, side by side. Menus are not connected to it, so nothing can
        be ordered from here. In the chat you can ask for the menu, for opening hours and for room service;
        say there if you have an allergy, and the staff will answer you themselves.
      </p>
    </PlainPage>
  );
}
