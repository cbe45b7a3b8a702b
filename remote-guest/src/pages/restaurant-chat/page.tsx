import { ButtonLink, PlainPage } from '@bellkey/shared/ui';

/** Food and drinks: menu and cart side by side; until they stand here, orders are made in the conversation. */
export function Page() {
  return (
    <PlainPage
      title="Food and drinks"
      action={
        <>
          <ButtonLink to="/chat">Order in the chat</ButtonLink>
          <ButtonLink to="/scan-qr" look="outline">
            Scan your table’s code
          </ButtonLink>
        </>
      }
    >
      <p>
        This page is for the menu and your order, side by side. Bellkey does not have this yet; you order in
        the chat: ask for the menu, say what you would like, and confirm the card that appears. Say there if
        you have an allergy; the kitchen reads it with your order, and the staff answer you themselves.
      </p>
    </PlainPage>
  );
}
