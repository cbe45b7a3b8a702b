import { type Conversation, MAX_LISTED_MESSAGES, type OperationOutput } from '@bellkey/shared/api';
import { serviceIconUrl } from '@bellkey/shared/catalogue';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { JsonText, jsonText } from '../../platform/outcome/json-text.ts';
import { callOfFunction } from '../../platform/statements/prepared-function.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';
import { cursorJson } from '../../property/properties/property-summary.ts';
import { conversationJson, conversationRows } from '../../service/conversations/conversation-view.ts';
import { conversationForGuest } from '../../service/conversations/guest-view.ts';
import { messageJson } from '../../service/conversations/message-view.ts';
import { orderJson, orderRows, orderView, type StoredOrder } from '../../service/orders/order-view.ts';
import { emergenciesFirst, requestJson, requestRows } from '../../service/requests/request-view.ts';

type GuestPage = Omit<OperationOutput<'GET /api/guest/conversation'>, 'session'>;

type StaffPage = OperationOutput<'GET /api/staff/conversations/{id}'>;

/** The row of a page. Columns that are forwarded unchanged are selected as text. */
interface StoredPage {
  cursor: string;
  /** Null if this property has no such conversation. */
  conversation: Conversation | null;
  messages: string;
  requests: string;
}

interface StoredGuestPage extends StoredPage {
  orders: StoredOrder[];
  /** Null while the property has no content. */
  contentVersion: number | null;
}

/** A service whose wish a guest is offered to send. */
interface FeaturedService {
  label: string;
  text: string;
  service: string;
  department: string;
}

const conversationId = sql.placeholder('conversationId');

/** Columns of a conversation for both sides. */
const pageColumns = (view: 'guest' | 'staff') => sql`
  ${cursorJson(ofProperty)} as cursor,
  (select ${conversationJson} from ${conversationRows}
    where conversations.property_id = ${ofProperty} and conversations.id = ${conversationId}) as conversation,
  (select coalesce(json_agg(${messageJson} order by messages.ordinal), '[]') from (
    select * from messages latest
    where latest.property_id = ${ofProperty} and latest.conversation_id = ${conversationId}
      ${view === 'guest' ? sql`and latest.visibility = 'public'` : sql``}
    order by latest.ordinal desc limit ${sql.raw(String(MAX_LISTED_MESSAGES))}
  ) messages)::text as messages,
  (select coalesce(json_agg(${requestJson} order by ${emergenciesFirst}), '[]') from ${requestRows}
    where requests.property_id = ${ofProperty} and requests.conversation_id = ${conversationId})::text as requests`;

const shownOrders = sql`orders.property_id = ${ofProperty} and orders.conversation_id = ${conversationId}
  and orders.state <> 'discarded'`;

/** Few guests have orders, so the page looks for one before it runs their query (decision 0900). */
const ordersOfConversation = callOfFunction(
  'orders_of_conversation',
  { propertyId: 'text', conversationId: 'text' },
  () => sql`select coalesce(json_agg(${orderJson} order by orders.created_at desc), '[]') from ${orderRows}
    where ${shownOrders}`,
);

const guestPage = prepareSql<StoredGuestPage>(
  () => sql`select ${pageColumns('guest')},
    case when exists (select from orders where ${shownOrders}) then ${ordersOfConversation()} else '[]' end as orders,
    (select version::float8 from content_versions where property_id = ${ofProperty}) as "contentVersion"`,
);

const featuredServices = prepareSql<FeaturedService>(
  () => sql`select title as label, starter as text, key as service, department_key as department from services
    where property_id = ${ofProperty} and featured and active order by position`,
);

interface StoredStaffPage extends StoredPage {
  language: string | null;
}

const staffPage = prepareSql<StoredStaffPage>(
  () => sql`select ${pageColumns('staff')},
    (select guest_sessions.language from conversations
      join guest_sessions on guest_sessions.property_id = conversations.property_id
        and guest_sessions.id = conversations.guest_session_id
      where conversations.property_id = ${ofProperty} and conversations.id = ${conversationId}) as language`,
);

/** Everything that a guest's chat shows, in one statement, so that no event falls between its parts and the cursor. */
export async function loadGuestPage(
  scope: PropertyScope,
  conversationId: string,
): Promise<JsonText<GuestPage> | null> {
  const [page] = await scope.run(guestPage, { conversationId });
  if (!page?.conversation) return null;
  scope.assumeContent(page.contentVersion);
  return jsonText<GuestPage>({
    cursor: page.cursor,
    conversation: conversationForGuest(page.conversation),
    messages: new JsonText(page.messages),
    requests: new JsonText(page.requests),
    orders: page.orders.map((order) => orderView(order, scope.now)),
    starters: page.contentVersion === null ? [] : await loadStarters(scope),
  });
}

/** Suggested first messages, from the services that the property promotes. */
const loadStarters = (scope: PropertyScope): Promise<JsonText<GuestPage['starters']>> =>
  scope.builtContent(
    'starters',
    () => scope.run(featuredServices),
    (services) =>
      new JsonText(
        JSON.stringify(
          services.map(({ label, text, service, department }) => ({
            label,
            text,
            icon: serviceIconUrl(service, department),
          })),
        ),
      ),
  );

/** Everything that the staff view of a conversation shows, in one statement. */
export async function loadStaffPage(
  scope: PropertyScope,
  conversationId: string,
): Promise<JsonText<StaffPage> | null> {
  const [page] = await scope.run(staffPage, { conversationId });
  if (!page?.conversation) return null;
  const { conversation, messages, requests, language, cursor } = page;
  return jsonText<StaffPage>({
    ...(language !== null && { language }),
    conversation,
    messages: new JsonText(messages),
    requests: new JsonText(requests),
    cursor,
  });
}
